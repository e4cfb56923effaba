import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** From 0, very easy to guess, to 4, very hard. */
export type Score = 0 | 1 | 2 | 3 | 4;

/** The server refuses weaker passwords; the meter then gives advice. */
export const leastScore: Score = 3;

const longestMeasured = 64;

/** Readings of signs as letters (`p4$$w0rd`). Each costs a whole check, and attackers try the usual ones. */
const mostDisguises = 10;

let checker: Promise<ZxcvbnFactory> | undefined;

/** The dictionaries weigh over a megabyte: they load with the first password typed. */
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
    // Twice the length takes four times as long and changes nothing.
    maxLength: longestMeasured,
    l33tMaxSubstitutions: mostDisguises,
  });
}
