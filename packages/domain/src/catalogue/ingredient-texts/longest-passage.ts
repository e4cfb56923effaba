/** As many letters of an ingredient as tell it from another one. */
export const longestPassage = 200;
