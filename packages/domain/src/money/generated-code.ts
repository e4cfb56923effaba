/** Letters and digits that nobody takes for another: no 0 and O, no 1, I and L, no 5 and S, no 2 and Z, no 8 and B, no U and V. */
const clearCharacters = 'ACDEFGHJKMNPQRTWXY34679';

/** Characters after the prefix: 23 to the power of 8, 78 thousand million, so that some thousands of codes are found by nobody who tries. */
export const randomLength = 8;

/** A code of that prefix. `randomBelow` answers a whole number below its argument, each as likely, from a source that nobody can foretell. */
export const generatedCode = (prefix: string, randomBelow: (limit: number) => number): string =>
  prefix + Array.from({ length: randomLength }, () => clearCharacters[randomBelow(clearCharacters.length)]).join('');
