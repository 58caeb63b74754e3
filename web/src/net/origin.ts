import { nearby } from "./api";

const HERE = ["localhost", "127.0.0.1", "[::1]"]; // on another machine these names mean that machine

/** Whether the address of this page works only on this computer. */
export const isLocal = HERE.includes(location.hostname);

/** The address of this server for other computers, if it has one. */
export async function origin(): Promise<string> {
  const found = isLocal ? await nearby().catch(() => null) : null;
  return found?.address || location.origin;
}
