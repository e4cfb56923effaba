import { isDigits } from '@traiteur/domain/search-words.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { collated } from '../database/rows/sorts.ts';
import { everyWord, holdsWords, isLike } from '../database/rows/word-search.ts';

/** Clients that one search ranks: of more, nobody reads to the end, and ranking them would cost more with every client. */
const mostFound = 200;

/** With fewer, those whose name or city is only like what was typed are shown too. */
const fewFound = 5;
const mostAlike = 20;

/** How like a word has to be, `1` the same: first as PostgreSQL has it, which finds Dupuis for "dupuy"; then far less. */
const loosely = 0.45;

/** What the row of `clients` being read is searched by. */
export const searched = sql.ref<string>('search');

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
  const alike = await findAlike(db, words);
  return { ids: [...new Set([...ids, ...alike])], isWhole: true };
}

/**
 * The clients whose name, or city, is like the words, the most alike first: first as PostgreSQL has it, and far less alike where nobody is.
 * @param byName whether the name alone may hold them: what somebody may not see they must not find out by searching either
 */
export async function findAlike(db: Kysely<Database>, words: readonly string[], byName = false): Promise<number[]> {
  if (words.every(isExact)) return [];
  const alike = await alikeTo(db, words, byName);
  if (alike.length > 0) return alike;
  return inTransaction(db, async (transaction) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(loosely)}, true)`.execute(transaction);
    return alikeTo(transaction, words, byName);
  });
}

/** Each step looks further only where the one before found too few: what is common is found without its whole list being read. */
async function holding(db: Kysely<Database>, words: readonly string[]): Promise<number[]> {
  const wholeWords = everyWord(words, (word) => isLike(searched, word, isDigits(word) ? '%' : '% ', ' %'));
  const beginnings = everyWord(words, (word) => isLike(searched, word, isDigits(word) ? '%' : '% ', '%'));
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
async function alikeTo(db: Kysely<Database>, words: readonly string[], byName: boolean): Promise<number[]> {
  const isAlike = (column: typeof searched) =>
    everyWord(words, (word) => {
      if (isExact(word)) return isLike(column, word, '%', '%');
      if (word.length < 4) return isLike(column, word, '% ', '%');
      return sql`${column} %> public.searchable(${word})`;
    });
  // The index knows no names apart: what it finds is then looked at by name.
  const alike = byName ? sql<boolean>`${isAlike(searched)} and ${isAlike(name)}` : isAlike(searched);
  const { rows } = await sql<{ id: number }>`
    select id from (select * from clients where ${alike} limit ${mostFound}) found
    order by ${likeness(words)} desc, orders_count desc, id limit ${mostAlike}`.execute(db);
  return rows.map(({ id }) => id);
}

const name = sql<string>`' ' || public.searchable(first_name || ' ' || last_name)`;

const isExact = (word: string) => isDigits(word) || word.includes('@');

/** How like the name is to what was typed. */
const likeness = (words: readonly string[]) =>
  sql<number>`strict_word_similarity(public.searchable(${words.join(' ')}),
    ${name})`;
