import { expect, it } from "vitest";

import type { Happened } from "../../wire";
import { ended } from "./round_end.svelte";

const happened = (seat: number | null, ...told: string[]) =>
  ({ seat, told: told.map((id) => ({ id: `engarde-event-${id}`, args: {} })) }) as Happened;
const ids = (log: Happened[], me: number) => ended(log, me).map(({ id }) => id.replace("engarde-event-", ""));

const LOG = [
  happened(0, "advanced"),
  happened(1, "attacked"),
  happened(0, "won-hit", "round-began", "drew"),
  happened(1, "advanced", "drew-up"),
];

it("tells how a round ended until one has decided again, whatever the other does", () => {
  expect(ids(LOG, 0)).toEqual(["won-hit"]);
  expect(ids([...LOG, happened(0, "advanced")], 0)).toEqual([]);
});

it("tells those who only watch what was told last", () => {
  expect(ids(LOG.slice(0, 3), -2)).toEqual(["won-hit"]);
  expect(ids(LOG, -2)).toEqual([]);
});
