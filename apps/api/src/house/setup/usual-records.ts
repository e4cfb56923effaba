import {
  type UsualKind,
  usualAllergens,
  usualCategories,
  usualKinds,
  usualSizes,
  usualStations,
  usualTaxRates,
} from '@traiteur/domain/catalogue/usual-records.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { allergenRows } from '../../catalogue/allergens/allergens.api.ts';
import { categoryRows } from '../../catalogue/categories/category-rows.ts';
import { sizeRows } from '../../catalogue/sizes/sizes.api.ts';
import { taxRateRows } from '../../catalogue/tax-rates/tax-rates.api.ts';
import { stationRows } from '../../kitchen/stations/station-rows.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';

type Tables = 'allergens' | 'categories' | 'sizes' | 'stations' | 'tax_rates';
type Known = (name: Bilingual, ...otherNames: string[]) => boolean;
type Offer = (db: Kysely<Database>, isKnown: Known) => Promise<number>;

const tables: Record<UsualKind, Tables> = {
  allergens: 'allergens',
  categories: 'categories',
  sizes: 'sizes',
  stations: 'stations',
  taxRates: 'tax_rates',
};

const active = true;

const offers: Record<UsualKind, Offer> = {
  allergens: (db, isKnown) =>
    addAll(
      usualAllergens.filter(({ name, code }) => !isKnown(name, code, slugOf(name.en))),
      ({ name, code }) => allergenRows.create(db, { name, code, slug: slugOf(name.en), active }),
    ),
  categories: (db, isKnown) =>
    addAll(
      usualCategories.filter(({ name }) => !isKnown(name)),
      ({ name, permanent }) => categoryRows.create(db, { name, permanent, active }),
    ),
  sizes: (db, isKnown) =>
    addAll(
      usualSizes.filter(({ name }) => !isKnown(name, slugOf(name.en))),
      ({ name }) => sizeRows.create(db, { name, slug: slugOf(name.en), active }),
    ),
  stations: (db, isKnown) =>
    addAll(
      usualStations.filter(({ name }) => !isKnown(name)),
      ({ name }) => stationRows.create(db, { name, active }),
    ),
  taxRates: (db, isKnown) =>
    addAll(
      usualTaxRates.filter(({ name }) => !isKnown(name)),
      ({ name, components }) => taxRateRows.create(db, { name, components: [...components], active }),
    ),
};

/** Two at once wait for each other: nothing is added twice. Answers how many of each were added. */
export const offerUsualRecords = (
  db: Kysely<Database>,
  kinds: readonly UsualKind[],
): Promise<Record<UsualKind, number>> =>
  inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('usual records'))`.execute(transaction);
    const added = { allergens: 0, taxRates: 0, categories: 0, sizes: 0, stations: 0 };
    for (const kind of usualKinds.filter((usualKind) => kinds.includes(usualKind)))
      added[kind] = await offers[kind](transaction, await knownIn(transaction, kind));
    return added;
  });

/** By name in either language; allergens also by code, and what has one by its address name. */
async function knownIn(db: Kysely<Database>, kind: UsualKind): Promise<Known> {
  const { rows } = await sql<{ name: string }>`
    select lower(names.value) as name from ${sql.table(tables[kind])} r, jsonb_each_text(to_jsonb(r)) names
    where names.key in ('name_fr', 'name_en', 'code', 'slug')`.execute(db);
  const names = new Set(rows.map(({ name }) => name));
  return ({ fr, en }, ...otherNames) => [fr, en, ...otherNames].some((name) => names.has(name.toLowerCase()));
}

async function addAll<Item>(items: readonly Item[], add: (item: Item) => Promise<unknown>): Promise<number> {
  for (const item of items) await add(item);
  return items.length;
}
