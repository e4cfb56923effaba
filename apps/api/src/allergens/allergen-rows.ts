import type { Allergen, allergens, allergenInput } from '@traiteur/contract/allergens.ts';
import type { Locale } from '@traiteur/contract/fields.ts';
import type { Received } from '@traiteur/contract/operation.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import { remove, takeVersion } from '../database/keeping.ts';
import { matches, pageOf } from '../database/paging.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';

type Query = Received<(typeof allergens.operations)['listAllergens']>['query'];
type Input = z.output<typeof allergenInput>;

export function listAllergens(db: Kysely<Database>, query: Query, locale: Locale) {
  let rows = db.selectFrom('allergens').selectAll();
  if (query.search) rows = rows.where(matches(sql.ref('search'), query.search));
  if (query.active) rows = rows.where('active', '=', query.active === 'true');
  const by = { name: sql`${sql.ref(`name_${locale}`)} collate "fr-x-icu"`, code: sql.ref('code') };
  return pageOf(
    db,
    rows,
    query,
    { by, types: { name: 'text', code: 'text' }, usual: 'name', id: sql.ref('id') },
    allergenOf,
  );
}

export async function getAllergen(db: Kysely<Database>, id: number): Promise<Allergen> {
  const row = await db.selectFrom('allergens').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return allergenOf(row);
}

export async function createAllergen(db: Kysely<Database>, input: Input): Promise<Allergen> {
  return allergenOf(await db.insertInto('allergens').values(rowOf(input)).returningAll().executeTakeFirstOrThrow());
}

export const updateAllergen = (db: Kysely<Database>, id: number, version: number, input: Input): Promise<Allergen> =>
  db.transaction().execute(async (transaction) => {
    await takeVersion(transaction, 'allergens', id, version);
    const saved = transaction.updateTable('allergens').set(rowOf(input)).where('id', '=', id).returningAll();
    return allergenOf(await saved.executeTakeFirstOrThrow());
  });

export const removeAllergen = (db: Kysely<Database>, id: number) => remove(db, 'allergens', id);

const allergenOf = ({
  id,
  version,
  name_fr: fr,
  name_en: en,
  slug,
  code,
  active,
}: Selectable<Database['allergens']>) => ({
  id,
  version,
  name: { fr, en },
  slug,
  code,
  active,
});

const rowOf = ({ name, slug, code, active }: Input) => ({ name_fr: name.fr, name_en: name.en, slug, code, active });
