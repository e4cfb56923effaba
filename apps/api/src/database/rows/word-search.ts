import { type RawBuilder, sql } from 'kysely';

/** `like` with the escaped word between `prefix` and `suffix`, which may hold `%`. */
export const isLike = (column: RawBuilder<string>, word: string, prefix: string, suffix: string): RawBuilder<boolean> =>
  // Escape after folding, which may itself produce a `%`.
  sql`${column} like ${prefix} || regexp_replace(public.searchable(${word}), '([\\\\%_])', '\\\\\\1', 'g') || ${suffix}`;

/** Shorter words have no trigram of their own; the index uses the spaces around them. */
const shortestInIndex = 3;

/** The index finds the bare word: the trigrams of a word's edges are so common that they cost ten times as much. */
export const isPlaced = (
  column: RawBuilder<string>,
  word: string,
  prefix: string,
  suffix: string,
  indexedText: RawBuilder<string> = column,
): RawBuilder<boolean> =>
  word.length < shortestInIndex
    ? isLike(column, word, prefix, suffix)
    : sql`(${isLike(indexedText, word, '%', '%')} and ${isLike(sql`(${column} || '')`, word, prefix, suffix)})`;

export const everyWord = (words: readonly string[], condition: (word: string) => RawBuilder<boolean>) =>
  sql<boolean>`(${sql.join(words.map(condition), sql` and `)})`;

export const holdsWords = (column: RawBuilder<string>, words: readonly string[]): RawBuilder<boolean> =>
  words.length === 0 ? sql`true` : everyWord(words, (word) => isLike(column, word, '%', '%'));

/** All words, in any order, whatever case and accents. */
export const matches = (column: RawBuilder<string>, search: string): RawBuilder<boolean> =>
  holdsWords(column, search.split(/\s+/).filter(Boolean));
