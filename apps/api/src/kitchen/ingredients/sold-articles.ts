import { type Unit, weightOf } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export interface SoldArticle {
  id: number;
  supplierId: number;
  supplier: string;
  name: string;
  code: string;
  packQuantity: number;
  packUnit: Unit;
  price: number;
  /** Milligrams; null where nobody has said what a piece or a litre weighs. */
  packWeight: number | null;
}

/** By ingredient, in their order: what is sold by suppliers who still deliver. */
export async function soldArticlesOf(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, SoldArticle[]>> {
  const rows = await db
    .selectFrom('supplier_articles as a')
    .innerJoin('suppliers as s', 's.id', 'a.supplier_id')
    .innerJoin('ingredients as i', 'i.id', 'a.ingredient_id')
    .select([
      'a.id',
      'a.ingredient_id',
      'a.supplier_id as supplierId',
      's.name as supplier',
      'a.name',
      'a.code',
      'a.price',
    ])
    .select([
      'a.pack_quantity as packQuantity',
      'a.pack_unit as packUnit',
      'i.density',
      'i.piece_weight as pieceWeight',
    ])
    .where(sql<boolean>`a.active and s.active and a.ingredient_id = any(${ids}::integer[])`)
    .orderBy('a.ingredient_id')
    .orderBy('a.position')
    .execute();
  return Map.groupBy(
    rows.map(({ density, pieceWeight, ...row }) => ({
      ...row,
      packWeight: weightOf({ quantity: row.packQuantity, unit: row.packUnit }, { density, pieceWeight }),
    })),
    ({ ingredient_id }) => ingredient_id,
  );
}
