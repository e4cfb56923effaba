/** Characters that cannot be confused: no 0/O, 1/I/L, 5/S, 2/Z, 8/B, U/V. */
const clearCharacters = 'ACDEFGHJKMNPQRTWXY34679';

/** 23^8 is 78 thousand million: thousands of codes cannot be found by trying. */
export const randomLength = 8;

/** `randomBelow` answers a uniform integer below its argument, from an unpredictable source. */
export const generatedCode = (prefix: string, randomBelow: (limit: number) => number): string =>
  prefix + Array.from({ length: randomLength }, () => clearCharacters[randomBelow(clearCharacters.length)]).join('');
