/** The words of the first screen, made when the page is built: by language the address of a file with all words that
 * belong to no game and with the names of the games. `languages` has what each language calls itself, and `partial`
 * lists the languages that lack some messages. */
declare module "virtual:first-words" {
  const addresses: Record<string, string>;
  export default addresses;
  export const languages: Record<string, string>;
  export const partial: string[];
}
