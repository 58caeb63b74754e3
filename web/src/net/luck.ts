import type { Head, NewTable, Promised, TableRef } from "../wire";
import { call, table } from "./api";

const KEY = "salle.seal.";

/** Open a table. Its seal is promised before one adds to its luck, so that nobody can choose the cards by that. */
export const open = (wanted: NewTable): Promise<TableRef> => sealed("/api/tables", wanted);

/** Fence the same bout again; `alone`: nobody else can have opened that table before, under another promise. */
export const rematch = (id: string, alone: boolean): Promise<TableRef> => sealed(`${table(id)}/rematch`, {}, alone);

/** Sit down at a table whose seal one has seen. */
export function sit({ id, seal }: Head): Promise<TableRef> {
  keep(id, seal);
  return call<TableRef>("POST", `${table(id)}/seats`, { entropy: entropy() });
}

/** The seal that was promised to this browser before it added to the luck of a table; empty where it never did. */
export function promised(id: string): string {
  try {
    return localStorage.getItem(KEY + id) ?? "";
  } catch {
    return "";
  }
}

/** Whether a table is sealed otherwise than was promised: then its cards may have been chosen. */
export function isBroken({ id, seal }: Head): boolean {
  return promised(id) !== "" && promised(id) !== seal;
}

async function sealed(path: string, wanted: object, mine = true): Promise<TableRef> {
  const { id: promise, seal } = await call<Promised>("POST", "/api/promises");
  const opened = await call<TableRef>("POST", path, { ...wanted, promise, entropy: entropy() });
  if (mine) keep(opened.id, seal);
  return opened;
}

function keep(id: string, seal: string): void {
  try {
    localStorage.setItem(KEY + id, seal);
  } catch {
    // a browser that keeps nothing has nothing to compare with
  }
}

/** Luck of one's own, so that nobody else knows all of it. */
function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
