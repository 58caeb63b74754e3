/** The path of the game's emblem in a box of 56 x 56, drawn in lines. */
export default "M28 4v38M28 4l-3 6v32M28 4l3 6v32M16 42h24M28 42v8M25.5 52a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M8 18l4 1M7 26h4M9 34l3-1M48 18l-4 1M49 26h-4M47 34l-3-1M12 11l3 2M44 11l-3 2";
