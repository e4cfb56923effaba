import type { Options, ZxcvbnFactory } from '@zxcvbn-ts/core';

/** From 0, very easy to guess, to 4, very hard. */
export type Score = 0 | 1 | 2 | 3 | 4;

/** The server refuses weaker passwords; the meter then gives advice. */
export const leastScore: Score = 3;

const longestMeasured = 64;

/** Readings of signs as letters (`p4$$w0rd`). Each costs a whole check, and attackers try the usual ones. */
const mostDisguises = 10;

/** A name by which the library knows lists whose words follow each other, such as months and planets. */
const series = 'months';

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
  const factory = new core.ZxcvbnFactory({
    graphs: common.adjacencyGraphs,
    // Twice the length takes four times as long and changes nothing.
    maxLength: longestMeasured,
    l33tMaxSubstitutions: mostDisguises,
  });
  // The library looks each part of a password up in each of its forty lists; the lowest rank alone decides.
  const options = factory['options'] as Options;
  const lists = Object.entries({ ...common.dictionary, ...french.dictionary, ...english.dictionary });
  const listsOf = (areSeries: boolean) =>
    lists.filter(([name]) => options.isWordSequence(name) === areSeries).map(([, words]) => words);
  for (const [name, group] of [
    ['words', listsOf(false)],
    [series, listsOf(true)],
  ] as const) {
    options.rankedDictionaries[name] = lowestRanks(group);
    options.rankedDictionariesMaxWordSize[name] = longestMeasured;
  }
  return factory;
}

/** Without a prototype: `constructor` is no word of it by itself. */
function lowestRanks(lists: readonly (readonly string[])[]): Record<string, number> {
  const ranks = Object.create(null) as Record<string, number>;
  for (const words of lists)
    for (const [index, word] of words.entries())
      ranks[word] = Math.min(ranks[word] ?? Number.POSITIVE_INFINITY, index + 1);
  return ranks;
}
