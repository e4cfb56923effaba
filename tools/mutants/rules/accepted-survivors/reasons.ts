/** Those that hold in several districts. */
export const reasons = {
  withoutMatch:
    'A text that does not match has no parts: whatever stands in place of none, the parts that are read of it are undefined.',
  bothOrNone: 'The pattern gives both parts or none: the compiler alone asks for each.',
  forCompiler: 'Only the compiler asks: what is read there is always there, so what stands instead is never read.',
  commonModule: 'vitest reads a CommonJS module as Node does or by its default, and one run sees one of both.',
  wordsOfStryker:
    'The words of Stryker are no name, status, step, recipe or sign of a currency: what is looked for is not found either way.',
  atLimit: 'At the very limit both ways come to the same.',
  unmetLimit:
    'No number meets the limit: pauses add up to no whole hours, no channel of a colour is 10.3, and no amount is typed so finely.',
  upperCase: 'Upper case makes the same texts alike.',
  onlyTime: 'Time alone is saved: a format or a list made anew says the same, and so does the whole reading of a text.',
} as const;
