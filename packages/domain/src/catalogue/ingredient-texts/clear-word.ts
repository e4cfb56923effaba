import { clearNames } from './lexicon/clear-names.ts';
import { type AllergenSource, allergenSources } from './lexicon/sources.ts';
import { wordsOfText } from './words-of-text.ts';

const stemsOf = (text: string) => wordsOfText(text).map(({ stem }) => stem);

const clearStems = new Set(
  allergenSources.flatMap((source) => stemsOf(clearNames[source]).map((stem) => `${source} ${stem}`)),
);

/** Whether the words that name a source say which it is: «sauce soja» of soya, not «tofu». */
export const isClearWord = (word: string, source: AllergenSource): boolean =>
  stemsOf(word).some((stem) => clearStems.has(`${source} ${stem}`));
