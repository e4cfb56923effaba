import { isDigits } from '@traiteur/domain/text/search-words.ts';
import { plainText } from '@traiteur/domain/text/slug.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { inOrderOfNames } from '../../database/rows/sorts.ts';
import { everyWord, holdsWords, isLike, isPlaced } from '../../database/rows/word-search.ts';

/** More would not be read to the end, and ranking them would cost more with every client. */
const mostFound = 200;

/** With fewer results, clients with a similar name are added. */
const fewFound = 5;
const mostAlike = 20;

/** Shorter words are similar to too many. */
const shortestAlike = 4;

/** Names tried for one misspelled word: each costs a look into the index of all clients. */
const mostNames = 4;

/** Similarity, `1` the same: nearly finds Dupuis for "dupuy", loosely Lefebvre for "lefevre". */
const nearly = 0.6;
const loosely = 0.45;

export const searchText = sql.ref<string>('search');
const nameText = sql.ref<string>('name_search');

export interface FoundClients {
  ids: number[];
  /** False where there may be more. */
  isWhole: boolean;
}

/** Which clients a search shows where they are not ranked. */
export const isAmong = ({ ids, isWhole }: FoundClients, words: readonly string[]) =>
  isWhole ? sql<boolean>`clients.id = any(${ids}::integer[])` : holdsWords(searchText, words);

/** In names, e-mails, phones, cities and postal codes: all words, in any order. Whole words first, then beginnings. */
export async function findClients(db: Kysely<Database>, words: readonly string[]): Promise<FoundClients> {
  const ids = await findHolders(db, words);
  if (ids.length >= fewFound) return { ids, isWhole: ids.length < mostFound };
  const alike = await findAlike(db, words, { thresholds: ids.length > 0 ? [nearly] : [nearly, loosely] });
  return { ids: [...new Set([...ids, ...alike])], isWhole: true };
}

/** With `byName`, only names are searched: a search must not reveal data that the caller may not see. */
export async function findAlike(
  db: Kysely<Database>,
  words: readonly string[],
  { byName = false, thresholds = [nearly, loosely] } = {},
): Promise<number[]> {
  if (words.every(isExact)) return [];
  return inTransaction(db, async (transaction) => {
    for (const threshold of thresholds) {
      const alike = await alikeTo(transaction, words, byName, threshold);
      if (alike.length > 0) return alike;
    }
    return [];
  });
}

async function findHolders(db: Kysely<Database>, words: readonly string[]): Promise<number[]> {
  const [word = '', ...otherWords] = words;
  const { rows } = await sql<{ id: number }>`
    with ${otherWords.length === 0 ? stepsOfWord(word) : stepsOfWords(words)}
    select id from (select id, min(step) as step from
      (table whole union all table begun union all table within) steps group by id order by step limit ${mostFound}) found
    join clients using (id)
    order by step, ${likeness(words)} desc, orders_count desc, ${inOrderOfNames}, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Few steps however many clients there are: the slow search within words runs only where the others find few. */
const stepsOfWord = (word: string) => sql`
  whole as materialized (select client_id as id, 1 as step from client_words where ${isWord(word)} limit ${mostFound}),
  begun as materialized (select client_id as id, 2 as step from client_words
    where (select count(*) from whole) < ${mostFound} and ${begins(word)} limit ${2 * mostFound}),
  within as materialized (select id, 3 as step from clients
    where (select count(*) from whole) + (select count(*) from begun) < ${fewFound} and ${holdsWords(searchText, [word])} limit ${mostFound})`;

/** The end of a number counts as a whole word. */
const isWord = (word: string) =>
  isDigits(word)
    ? sql<boolean>`word ~ '^[0-9]+$' and reverse(word) ^@ reverse(${word})`
    : sql<boolean>`word = ${foldedWord(word)}`;

const begins = (word: string) => sql<boolean>`word ^@ ${foldedWord(word)}`;

const foldedWord = (word: string) => sql<string>`public.searchable(${word})`;

/** Few clients match several words: all are ranked. Only beyond that are whole words, then beginnings, searched. */
function stepsOfWords(words: readonly string[]) {
  const prefixOf = (word: string) => (isExact(word) ? '%' : '% ');
  const wholeWords = everyWord(words, (word) => isPlaced(searchText, word, prefixOf(word), ' %'));
  const beginnings = everyWord(words, (word) => isPlaced(searchText, word, prefixOf(word), '%'));
  return sql`
    within as materialized (select id, case when ${wholeWords} then 1 when ${beginnings} then 2 else 3 end as step from clients
      where ${holdsWords(searchText, words)} limit ${mostFound}),
    whole as materialized (select id, 1 as step from clients
      where (select count(*) from within) = ${mostFound} and ${wholeWords} limit ${mostFound}),
    begun as materialized (select id, 2 as step from clients
      where (select count(*) from within) = ${mostFound} and (select count(*) from whole) < ${mostFound}
        and ${beginnings} limit ${mostFound})`;
}

/** Numbers, e-mail addresses and the beginnings that short words give must match exactly. */
async function alikeTo(db: Kysely<Database>, words: readonly string[], byName: boolean, threshold: number) {
  const column = byName ? nameText : searchText;
  const alike = new Map<string, string[]>();
  for (const word of words.filter((candidate) => !isExact(candidate) && candidate.length >= shortestAlike))
    alike.set(word, await namesLike(db, word, threshold));
  const isAlike = everyWord(words, (word) => {
    if (isExact(word)) return isLike(column, word, '%', '%');
    if (word.length < shortestAlike)
      return byName
        ? isLike(nameText, word, '', '%')
        : sql`id in (select client_id from client_words where ${begins(word)})`;
    const names = alike.get(word) ?? [];
    // A city may have the name of a person.
    const isTheirName = byName ? sql`string_to_array(name_search, ' ') && ${names}::text[]` : sql`true`;
    const ownBeginnings = byName ? sql`` : sql`union all select client_id from client_words where ${begins(word)}`;
    return sql<boolean>`(${isTheirName} and id in (select client_id from client_words where word = any(${names}::text[]) ${ownBeginnings}))`;
  });
  const { rows } = await sql<{ id: number }>`
    select id from (select * from clients where ${isAlike} limit ${mostFound}) found
    order by ${likeness(words)} desc, orders_count desc, id limit ${mostAlike}`.execute(db);
  return rows.map(({ id }) => id);
}

async function namesLike(db: Kysely<Database>, word: string, threshold: number): Promise<string[]> {
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(threshold)}, true)`.execute(db);
  const { rows } = await sql<{ word: string }>`
    select word from (
      select word, 2::real as likeness from name_words where word = any(${swapsOf(plainText(word))}::text[])
      union all
      select word, word_similarity(public.searchable(${word}), word) + similarity(public.searchable(${word}), word) from name_words
      where word %> public.searchable(${word})) alike
    order by likeness desc, word limit ${mostNames}`.execute(db);
  return [...new Set(rows.map((row) => row.word))];
}

/** Each two neighbouring letters swapped: `dupius` gives `dupuis`. */
const swapsOf = (word: string): string[] => {
  const letters = Array.from(word);
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  );
};

const isExact = (word: string) => isDigits(word) || word.includes('@');

const likeness = (words: readonly string[]) =>
  sql<number>`strict_word_similarity(public.searchable(${words.join(' ')}),
    ${nameText})`;
