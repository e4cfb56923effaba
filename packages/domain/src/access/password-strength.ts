import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** From 0, very easy to guess, to 4, very hard. */
export type Score = 0 | 1 | 2 | 3 | 4;

/** What a password must reach to be taken: the meter gives its advice below that, and the server refuses it. */
export const leastScore: Score = 3;

/** Characters at the beginning that decide. */
const longestMeasured = 64;

/** Ways of reading signs as letters (`p4$$w0rd`) that are tried. Each costs as much as the password itself; who guesses tries the usual ones. */
const mostDisguises = 10;

let checker: Promise<ZxcvbnFactory> | undefined;

/** Estimates how long a password resists guessing. The dictionaries weigh over a megabyte, so they come with the first password typed. */
export async function strengthOf(password: string): Promise<Score> {
  checker ??= load();
  return (await checker).check(password).score;
}

async function load(): Promise<ZxcvbnFactory> {
  const [core, common, french, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    // Twice as long takes four times as long to measure, and tells no more.
    maxLength: longestMeasured,
    l33tMaxSubstitutions: mostDisguises,
  });
}
