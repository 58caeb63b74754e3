import { expect, it, vi } from "vitest";

import { words } from "../words/words.svelte";
import { seatingOf } from "./frame_view";

const fenced = (name: string) => ({ name, called: { id: "seat", args: {} } });

it("calls bots by their names, however a record writes them", () => {
  vi.spyOn(words, "has").mockImplementation((id) => id === "bot-maestro");
  vi.spyOn(words, "say").mockImplementation(({ id }) => (id === "bot-maestro" ? "Maestro" : id));
  const named = (name: string) => seatingOf([fenced(name), fenced("Ada")]).names[0];
  expect(["maestro", "bot:maestro", "bot:maestro@20ms"].map(named)).toEqual(["Maestro", "Maestro", "Maestro"]);
  expect(["bot:mine", "Bo"].map(named)).toEqual(["bot:mine", "Bo"]);
});
