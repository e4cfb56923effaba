import { searchWords } from '@traiteur/domain/text/search-words.ts';
import { plainText } from '@traiteur/domain/text/slug.ts';

/**
 * How well a text matches, ignoring case and accents: 0 it begins with the query, 1 each query word begins one of its
 * words, 2 it contains each query word; undefined otherwise.
 */
function rankOf(query: string, text: string): number | undefined {
  const [search, content] = [plainText(query.trim()), plainText(text)];
  const words = search.split(/\s+/);
  const parts = content.split(/[^\p{L}\p{N}]+/u);
  if (content.startsWith(search)) return 0;
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
  return words.every((word) => content.includes(word)) ? 2 : undefined;
}

/** The matching items, the best first, equal ones in their own order. An empty query matches all. */
export const byRank = <One>(query: string, items: readonly One[], textOf: (one: One) => string): One[] =>
  items
    .flatMap((item) => {
      const rank = rankOf(query, textOf(item));
      return rank === undefined ? [] : [{ one: item, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);

/** The lists' indexes hold three letters or digits in a row: a shorter query would read every row. */
export const isWorthAsking = (query: string): boolean =>
  searchWords(query).some((word) => /[\p{L}\p{N}]{3}/u.test(word));
