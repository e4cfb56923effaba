import { plainWords } from './typed-cells.ts';

/** Both names in any order, as people compare them: files write `MARTIN Anne` and `Anne Martin`. */
export const sameNameKey = (firstName: string, lastName: string): string =>
  plainWords(`${firstName} ${lastName}`).split(' ').sort().join(' ');
