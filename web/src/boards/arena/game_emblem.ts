/** The path of the game's emblem in a box of 56 x 56, drawn in lines. */
export default "M28 6c7 4 14 5 20 5 0 20-6 33-20 40C14 44 8 31 8 11c6 0 13-1 20-5zM28 6v45M9 24h38M17 16l6 4M39 16l-6 4M18 32l5-2M38 32l-5-2";
