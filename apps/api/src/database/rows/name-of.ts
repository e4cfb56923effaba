import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { bilingual } from './bilingual.ts';

export async function nameOf(
  db: Kysely<Database>,
  table: 'delivery_zones' | 'categories',
  id: number | undefined,
): Promise<Bilingual | undefined> {
  if (id === undefined) return undefined;
  const row = await db.selectFrom(table).select(bilingual('name').as('name')).where('id', '=', id).executeTakeFirst();
  return row?.name;
}
