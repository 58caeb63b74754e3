/** The path of the game's emblem in a box of 56 x 56, drawn in lines. */
export default "M4 50h48M8 50v-3M16 50v-3M24 50v-3M32 50v-3M40 50v-3M48 50v-3M10 43l26-26M46 43L20 17M13 35c3 0 6 2 6 6M43 35c-3 0-6 2-6 6M8 45l4-4M48 45l-4-4";
