import { type RawBuilder, sql } from 'kysely';

/** Whether a folded text is like `before`, the word, `after`, where `%` is anything. Only what the word itself says is taken as it is. */
export const isLike = (column: RawBuilder<string>, word: string, before: string, after: string): RawBuilder<boolean> =>
  // Escaped once folded: folding may write a `%` for one of another script.
  sql`${column} like ${before} || regexp_replace(public.searchable(${word}), '([\\\\%_])', '\\\\\\1', 'g') || ${after}`;

/** Shorter words have no trigram of their own, and are looked for by the spaces around them. */
const shortestInIndex = 3;

/**
 * Whether a text holds the word at a certain place, as a whole word or at the beginning of one. The index is asked for the word alone, and what
 * it finds is looked at then: the trigrams of a word's edges are so common that reading their lists costs ten times as much.
 */
export const isPlaced = (
  column: RawBuilder<string>,
  word: string,
  before: string,
  after: string,
  indexedText: RawBuilder<string> = column,
): RawBuilder<boolean> =>
  word.length < shortestInIndex
    ? isLike(column, word, before, after)
    : sql`(${isLike(indexedText, word, '%', '%')} and ${isLike(sql`(${column} || '')`, word, before, after)})`;

/** Whether something holds of every word. */
export const everyWord = (words: readonly string[], condition: (word: string) => RawBuilder<boolean>) =>
  sql<boolean>`(${sql.join(words.map(condition), sql` and `)})`;

/** Whether a folded text holds all the words, in any order; no words are in every text. */
export const holdsWords = (column: RawBuilder<string>, words: readonly string[]): RawBuilder<boolean> =>
  words.length === 0 ? sql`true` : everyWord(words, (word) => isLike(column, word, '%', '%'));

/** Search as people type it: every word, in any order, whatever the case and the accents. */
export const matches = (column: RawBuilder<string>, search: string): RawBuilder<boolean> =>
  holdsWords(column, search.split(/\s+/).filter(Boolean));
