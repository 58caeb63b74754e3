/** What the first screen says, by language: the address of one file with all words that belong to no game, and with
 * what games are called; made when the page is built. */
declare module "virtual:first-words" {
  const addresses: Record<string, string>;
  export default addresses;
}
