/** The path of the game's emblem in a box of 56 x 56, drawn in lines. */
export default "M8 48L50 8M14 32c-3 6 0 13 8 14M17 35a9 9 0 0 1 9 9M9 47l-4 4M22 22l4 4M30 15l4 4M40 40a7 7 0 1 0 .1 0M40 44v6M37 47h6";
