import type { LessonShown, RecordToReplay, Replay, Rulebook, StanceToPlay, StanceToSee, Studied } from "../wire";
import { call, read, record } from "./api";

export const SPECTATOR = -2; // the view of a spectator
export const ALL = -3; // a view with every card

/** The point of view, as the server expects it. */
export function eyesAsked(eyes: number): string {
  return eyes === ALL ? "all" : eyes === SPECTATOR ? "nobody" : String(eyes);
}

export const replay = (id: string, eyes: number, first: number, count: number) =>
  call<Replay>(
    "GET",
    `/api/tables/${encodeURIComponent(id)}/replay?eyes=${eyesAsked(eyes)}&first=${first}&count=${count}`,
  );
export const replayRecord = (wanted: RecordToReplay) => call<Replay>("POST", "/api/replay", wanted, true);
export const recordText = (id: string) => read(record(id));
export const seeStance = (wanted: StanceToSee) => call<Studied>("POST", "/api/stance", wanted, true);
export const playStance = (wanted: StanceToPlay) => call<Studied>("POST", "/api/stance/act", wanted, true);
export const lesson = (game: string) => call<LessonShown>("GET", `/api/games/${encodeURIComponent(game)}/lesson`);
export const rulebook = (game: string, lang: string) =>
  call<Rulebook>("GET", `/api/games/${game}/rules?lang=${encodeURIComponent(lang)}`);
