/** The words of the first screen, made when the page is built: by language the address of a file with all words that
 * belong to no game and with the names of the games, and what each language calls itself. */
declare module "virtual:first-words" {
  const addresses: Record<string, string>;
  export default addresses;
  export const languages: Record<string, string>;
}
