import type { HouseNews } from '@traiteur/contract/house/house-news.ts';
import { type HouseNewsKind, houseNewsKinds, newsOf, newsOffered } from '@traiteur/domain/house/house-news.ts';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../database/rows/transactions.ts';
import { updateVersion } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';

const only = 1;

/** @param leaves whether there is a mail server */
export async function getHouseNews(db: Kysely<Database>, leaves: boolean): Promise<HouseNews> {
  const settings = db.selectFrom('house_news_settings').select(['id', 'version']).where('id', '=', only);
  const rows = await activePeople(db);
  const people = rows.map(({ chosenKinds, rights, locale: _locale, ...person }) => {
    const colleague = { role: person.role, rights };
    return { ...person, offered: newsOffered(colleague), kinds: newsOf(colleague, chosenKinds) };
  });
  return { ...(await settings.executeTakeFirstOrThrow()), people, leaves };
}

/** @throws {Refusal} `stale` */
export const updateHouseNews = (
  db: Kysely<Database>,
  { version, people }: { version: number; people: { id: number; kinds: HouseNewsKind[] }[] },
  leaves: boolean,
): Promise<HouseNews> =>
  inTransaction(db, async (transaction) => {
    await updateVersion(transaction, 'house_news_settings', only, version, {});
    // Somebody may have been removed meanwhile: what was chosen for them is worth nothing.
    for (const { id, kinds } of people) {
      const chosenKinds = houseNewsKinds.filter((kind) => kinds.includes(kind));
      await sql`insert into house_news_recipients (administrator_id, kinds)
        select id, ${chosenKinds}::text[] from administrators where id = ${id}
        on conflict (administrator_id) do update set kinds = excluded.kinds`.execute(transaction);
    }
    return getHouseNews(transaction, leaves);
  });

/** Who is told of news of that kind. */
export async function recipientsOfNews(db: Kysely<Database>, kind: HouseNewsKind) {
  const people = await activePeople(db);
  return people.filter(({ chosenKinds, ...person }) => newsOf(person, chosenKinds).includes(kind));
}

const activePeople = (db: Kysely<Database>) =>
  db
    .selectFrom('administrators')
    .leftJoin('house_news_recipients', 'administrator_id', 'administrators.id')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'locale', 'role', 'rights'])
    .select('kinds as chosenKinds')
    .where('active', '=', true)
    .orderBy((is) => is('role', '=', 'owner'), 'desc')
    .orderBy('id')
    .execute();
