import { searchWords } from '@traiteur/domain/text/search-words.ts';
import { plainText } from '@traiteur/domain/text/slug.ts';

/**
 * How well a text answers what was typed, whatever the case and the accents: 0 begins with it, 1 has words that begin with each word
 * typed, 2 holds them anywhere; undefined when it lacks one.
 */
function rankOf(query: string, text: string): number | undefined {
  const [search, content] = [plainText(query.trim()), plainText(text)];
  const words = search.split(/\s+/);
  const parts = content.split(/[^\p{L}\p{N}]+/u);
  if (content.startsWith(search)) return 0;
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
  return words.every((word) => content.includes(word)) ? 2 : undefined;
}

/** Those that answer what was typed, the best first; in their own order where they answer equally well, and all where nothing is typed. */
export const byRank = <One>(query: string, items: readonly One[], textOf: (one: One) => string): One[] =>
  items
    .flatMap((item) => {
      const rank = rankOf(query, textOf(item));
      return rank === undefined ? [] : [{ one: item, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);

/** Whether the lists can look it up: their indexes hold three letters or digits in a row, and with less they would read all there is. */
export const isWorthAsking = (query: string): boolean =>
  searchWords(query).some((word) => /[\p{L}\p{N}]{3}/u.test(word));
