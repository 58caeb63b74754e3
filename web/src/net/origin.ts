import { nearby } from "./api";

const HERE = ["localhost", "127.0.0.1", "[::1]"]; // what is called so is another machine for everybody else

/** Whether this page calls its server by a name that means nothing elsewhere. */
export const isLocal = HERE.includes(location.hostname);

/** Where others find this server, as far as they can. */
export async function origin(): Promise<string> {
  const found = isLocal ? await nearby().catch(() => null) : null;
  return found?.address || location.origin;
}
