import type { ProductBatch } from '@traiteur/contract/catalogue/product-batches.ts';
import { largestBatch } from '@traiteur/contract/statement/batches.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { readCursor, writeCursor } from '../../../database/rows/batch-cursor.ts';
import { countOf } from '../../../database/rows/paging.ts';
import type { Database } from '../../../database/schema.ts';
import { type BatchPart, namedPart } from '../../../http/attempt-batch.ts';
import { conditionsOf } from '../product-rows.ts';

type Batch = Pick<ProductBatch, 'ids' | 'matching' | 'after'>;

/** The named products, or the next ones by the filters. @throws {Refusal} `invalid-input` on a forged cursor */
export async function productsOfBatch(
  context: Context<'catalogue:write'>,
  { ids, matching = {}, after }: Batch,
): Promise<BatchPart> {
  const { db, locale } = context;
  const name = sql.ref<string>(`name_${locale}`).as('name');
  if (ids) return namedPart(ids, await db.selectFrom('products').select(['id', name]).where('id', 'in', ids).execute());
  const cursor = after === undefined ? { last: 0, through: await lastProduct(db), alike: false } : readCursor(after);
  const conditions = await conditionsOf(matching, context);
  const within = db
    .selectFrom('products')
    .where((is) => is.and(conditions))
    .where('id', '>', cursor.last)
    .where('id', '<=', cursor.through);
  const records = await within.select(['id', name]).orderBy('id').limit(largestBatch).execute();
  const last = records.at(-1)?.id ?? cursor.through;
  return {
    records,
    left: await countOf(db, within.where('id', '>', last)),
    after: (id) => writeCursor({ ...cursor, last: id }),
  };
}

async function lastProduct(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('products').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}
