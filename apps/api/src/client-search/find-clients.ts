import { isDigits } from '@traiteur/domain/search-words.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { collated } from '../database/rows/sorts.ts';
import { everyWord, holdsWords, isLike } from '../database/rows/word-search.ts';

/** Clients that one search ranks: of more, nobody reads to the end, and ranking them would cost more with every client. */
const mostFound = 200;

/** With fewer, those whose name is only like what was typed are shown too. */
const fewFound = 5;
const mostAlike = 20;

/** How like a word has to be, `1` the same: nearly finds Dupuis for "dupuy", loosely Lefebvre for "lefevre". */
const nearly = 0.6;
const loosely = 0.45;

/** What the row of `clients` being read is searched by: all of it, and the name alone. */
export const searched = sql.ref<string>('search');
const name = sql.ref<string>('name_search');

export interface FoundClients {
  /** The best first. */
  ids: number[];
  /** Whether these are all. */
  isWhole: boolean;
}

/**
 * The clients whose name, e-mail address, phones, cities and postal codes hold all the words (`searchWords`), in any order: whole words before
 * beginnings, the end of a phone like a whole word, beginnings before what stands within. Where these are few, clients that are alike.
 */
export async function findClients(db: Kysely<Database>, words: readonly string[]): Promise<FoundClients> {
  const ids = await holding(db, words);
  if (ids.length >= fewFound) return { ids, isWhole: ids.length < mostFound };
  const alike = await findAlike(db, words, { thresholds: ids.length > 0 ? [nearly] : [nearly, loosely] });
  return { ids: [...new Set([...ids, ...alike])], isWhole: true };
}

/**
 * The clients who are called nearly so, the most alike first: by the first threshold that finds somebody.
 * @param byName whether the name alone may hold what has to be right: what somebody may not see they must not find out by searching either
 */
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

/** Each step looks further only where the one before found too few: what is common is found without its whole list being read. */
async function holding(db: Kysely<Database>, words: readonly string[]): Promise<number[]> {
  const wholeWords = everyWord(words, (word) => isLike(searched, word, isExact(word) ? '%' : '% ', ' %'));
  const beginnings = everyWord(words, (word) => isLike(searched, word, isExact(word) ? '%' : '% ', '%'));
  const { rows } = await sql<{ id: number }>`
    with whole as materialized (select id, 1 as step from clients where ${wholeWords} limit ${mostFound}),
      begun as materialized (select id, 2 as step from clients
        where (select count(*) from whole) < ${mostFound} and ${beginnings} limit ${mostFound}),
      within as materialized (select id, 3 as step from clients
        where (select count(*) from whole) < ${mostFound} and (select count(*) from begun) < ${mostFound}
          and ${holdsWords(searched, words)} limit ${mostFound})
    select id from (select id, min(step) as step from
      (table whole union all table begun union all table within) steps group by id) found
    join clients using (id)
    order by step, ${likeness(words)} desc, orders_count desc, ${collated('last_name')}, id
    limit ${mostFound}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Numbers and e-mail addresses have to be right, and so do the beginnings of words too short to be like anything. */
async function alikeTo(db: Kysely<Database>, words: readonly string[], byName: boolean, threshold: number) {
  // The planner takes it for cheap to compare every name.
  await sql`select set_config('enable_seqscan', 'off', true),
    set_config('pg_trgm.word_similarity_threshold', ${String(threshold)}, true)`.execute(db);
  const column = byName ? name : searched;
  const isAlike = everyWord(words, (word) => {
    if (isExact(word)) return isLike(column, word, '%', '%');
    if (word.length < 4) return isLike(column, word, byName ? '' : '% ', '%');
    const called = sql<boolean>`${name} %> public.searchable(${word})`;
    return byName ? called : sql`(${called} or ${isLike(searched, word, '%', '%')})`;
  });
  const { rows } = await sql<{ id: number }>`
    select id from (select * from clients where ${isAlike} limit ${mostFound}) found
    order by ${likeness(words)} desc, orders_count desc, id limit ${mostAlike}`.execute(db);
  return rows.map(({ id }) => id);
}

const isExact = (word: string) => isDigits(word) || word.includes('@');

/** How like the name is to what was typed. */
const likeness = (words: readonly string[]) =>
  sql<number>`strict_word_similarity(public.searchable(${words.join(' ')}),
    ${name})`;
