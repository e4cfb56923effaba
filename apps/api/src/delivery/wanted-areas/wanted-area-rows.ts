import {
  mostWishes,
  type WantedArea,
  type WantedAreaInput,
  type wantedAreas,
  wishMonths,
} from '@traiteur/contract/delivery/wanted-areas.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { normalisePostalCode } from '@traiteur/domain/delivery/eligibility.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { integer } from '../../database/rows/sorts.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { decidingCode, zoneOf } from '../delivery-zones/delivery-zone-rows.ts';
import { writtenLanguage } from '../../database/rows/written-language.ts';

type Query = Received<(typeof wantedAreas.operations)['list']>['query'];

/** Asking twice changes nothing. @throws {Refusal} `area-served`, `too-many-wishes` */
export const noteWish = (
  db: Kysely<Database>,
  { country, postalCode, city, email, locale }: WantedAreaInput,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    if ((await zoneOf(transaction, country, postalCode))?.active)
      throw new Refusal('area-served', { field: 'postalCode' });
    const address = email.toLowerCase();
    // Those of one address come one after the other, so that none slips past the limit.
    await sql`select pg_advisory_xact_lock(hashtext(${`area wishes of ${address}`}))`.execute(transaction);
    const { rows } = await sql<{ wishes: number }>`
      select count(*)::int as wishes from area_wishes where email = ${address}`.execute(transaction);
    const area = await transaction
      .insertInto('wanted_areas')
      .values({ country, postal_code: normalisePostalCode(postalCode), city, last_at: now })
      .onConflict((conflict) =>
        conflict
          .constraint('wanted_areas_code_key')
          // Locks the area, which its last wish may be about to take away.
          .doUpdateSet({ city: sql`case when wanted_areas.city = '' then excluded.city else wanted_areas.city end` }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('area_wishes')
      .values({ area_id: area.id, email: address, locale, at: now })
      .onConflict((conflict) => conflict.constraint('area_wishes_email_key').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n && (rows[0]?.wishes ?? 0) >= mostWishes) throw new Refusal('too-many-wishes');
  });

export function listWantedAreas(db: Kysely<Database>, query: Query): Promise<Page<WantedArea>> {
  const rows = db.selectFrom('wanted_areas').selectAll();
  return pageOf(db, rows, query, { sorts: { wishes: integer('wishes') }, usual: '-wishes', id: sql.ref('id') }, areaOf);
}

/** How many wishes that e-mail address had. */
export async function forgetWishesOf(db: Kysely<Database>, email: string): Promise<number> {
  if (email === '') return 0;
  const removal = db.deleteFrom('area_wishes').where('email', '=', email.toLowerCase());
  return Number((await removal.executeTakeFirst()).numDeletedRows);
}

export const wishesOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('area_wishes')
    .innerJoin('wanted_areas', 'wanted_areas.id', 'area_id')
    .select(['at', 'country', 'postal_code as postalCode', 'city'])
    .where('email', '=', email.toLowerCase())
    .orderBy('area_wishes.id')
    .execute();

export async function clearWishes(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`delete from area_wishes
    where at < ${now}::timestamptz - make_interval(months => ${sql.lit(wishMonths)}::int)`.execute(db);
}

export interface DueWish {
  id: number;
  email: string;
  locale: 'fr' | 'en';
  postalCode: string;
  tries: number;
}

/** Locks it; undefined where nobody waits for an area that a zone serves by now, or another node tells them all. */
export async function lockDueWish(db: Kysely<Database>, now: Date): Promise<DueWish | undefined> {
  const deciding = decidingCode(sql`area.country`, sql`area.postal_code`);
  const { rows } = await sql<DueWish>`
    select wish.id, wish.email, ${writtenLanguage('wish.locale')} as locale, wish.tries, area.postal_code as "postalCode"
    from wanted_areas area
    join lateral (${deciding}) deciding on true
    join delivery_zones zone on zone.id = deciding.zone_id and zone.active
    join area_wishes wish on wish.area_id = area.id
    where wish.due_at is null or wish.due_at <= ${now}
    order by wish.id limit 1
    for update of wish skip locked`.execute(db);
  return rows[0];
}

export async function postponeWish(db: Kysely<Database>, { id, tries }: DueWish, dueAt: Date): Promise<void> {
  await db
    .updateTable('area_wishes')
    .set({ tries: tries + 1, due_at: dueAt })
    .where('id', '=', id)
    .execute();
}

export async function removeWish(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('area_wishes').where('id', '=', id).execute();
}

const areaOf = (row: Selectable<Database['wanted_areas']>): WantedArea => ({
  id: row.id,
  country: row.country,
  postalCode: row.postal_code,
  city: row.city,
  wishes: row.wishes,
  lastAt: row.last_at.toISOString(),
});
