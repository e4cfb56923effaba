import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** From 0, found at once, to 4, not in a lifetime. */
export type Score = 0 | 1 | 2 | 3 | 4;

export interface Strength {
  score: Score;
  /** What makes it weak, and what would help, in the language asked for. */
  advice: string[];
}

const checkers = new Map<string, Promise<ZxcvbnFactory>>();

/** Estimates how long a password resists guessing. Its dictionaries weigh over a megabyte, so they come with the first password typed. */
export async function strengthOf(password: string, locale: 'fr' | 'en'): Promise<Strength> {
  const checker = checkers.get(locale) ?? load(locale);
  checkers.set(locale, checker);
  const { score, feedback } = (await checker).check(password);
  return { score, advice: [feedback.warning, ...feedback.suggestions].flatMap((text) => text || []) };
}

async function load(locale: 'fr' | 'en'): Promise<ZxcvbnFactory> {
  const [core, common, french, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: (locale === 'fr' ? french : english).translations,
  });
}
