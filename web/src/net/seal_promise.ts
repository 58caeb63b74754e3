import type { Head, NewTable, Promised, TableRef } from "../wire";
import { call, table } from "./api";

const KEY = "salle.seal.";

/** Open a table. The server promises its seal before this browser sends its entropy, so it cannot choose the cards. */
export const openTable = (wanted: NewTable): Promise<TableRef> => sealed("/api/tables", wanted);

/** Open a rematch. `alone`: no other player can have opened it before, under another promise. */
export const rematch = (id: string, alone: boolean): Promise<TableRef> => sealed(`${table(id)}/rematch`, {}, alone);

/** Join a table whose seal this browser has seen. */
export function sit({ id, seal }: Head): Promise<TableRef> {
  keep(id, seal);
  return call<TableRef>("POST", `${table(id)}/seats`, { entropy: entropy() });
}

/** The seal that was promised to this browser before it sent entropy for a table; empty if it sent none. */
export function promisedSeal(id: string): string {
  try {
    return localStorage.getItem(KEY + id) ?? "";
  } catch {
    return "";
  }
}

/** Whether the seal of a table differs from the promised one. Then its cards may have been chosen. */
export function isPromiseBroken({ id, seal }: Head): boolean {
  return promisedSeal(id) !== "" && promisedSeal(id) !== seal;
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
    // without storage there is nothing to compare with
  }
}

/** Random bytes from this browser, so that the server alone does not decide the deals. */
function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
