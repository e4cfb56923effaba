import type { HouseSettings } from '@traiteur/contract/house/house-settings.ts';
import { namedNouns } from '@traiteur/domain/house/house-settings.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** A name that was typed in one language is kept as the other's too. */
export async function namesAlike(db: Kysely<Database>): Promise<HouseSettings['alike']> {
  const counts = namedNouns.map(
    (noun) => sql`select ${noun} as noun, count(*)::integer as count
      from ${sql.table(noun.replace('-', '_'))} where name_fr = name_en`,
  );
  const { rows } = await sql<HouseSettings['alike'][number]>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows.filter(({ count }) => count > 0);
}
