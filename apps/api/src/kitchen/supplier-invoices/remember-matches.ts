import { articleKeys, sellerKeys } from '@traiteur/domain/kitchen/supplier-invoices/invoice-matching.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type SellerColumns = Pick<
  Selectable<Database['supplier_invoices']>,
  'seller_name' | 'seller_siren' | 'seller_vat' | 'supplier_id'
>;

/** In the order of the keys: two who remember at once wait for each other, and do not stop each other. */
export async function rememberSeller(
  db: Kysely<Database>,
  { seller_name: name, seller_siren: siren, seller_vat: vat, supplier_id: supplierId }: SellerColumns,
): Promise<void> {
  if (supplierId === null) return;
  const keys = sellerKeys({ name, siren, vat }).toSorted();
  await sql`insert into supplier_sellers (key, supplier_id) select key, ${supplierId} from unnest(${keys}::text[]) key
    on conflict (key) do update set supplier_id = excluded.supplier_id`.execute(db);
}

interface KnownLine {
  code: string;
  gtin: string;
  name: string;
  unit: string;
  articleId: number;
  unitsPerPack: number;
}

/** Of two lines that have a key the last counts. */
export async function rememberArticles(
  db: Kysely<Database>,
  supplierId: number,
  lines: readonly KnownLine[],
): Promise<void> {
  const byKey = new Map(lines.flatMap((line) => articleKeys(line).map((key) => [key, line] as const)));
  const rows = [...byKey]
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
    .map(([key, { articleId, unit, unitsPerPack }]) => ({
      supplier_id: supplierId,
      key,
      article_id: articleId,
      unit,
      units_per_pack: unitsPerPack,
    }));
  if (rows.length === 0) return;
  await db
    .insertInto('supplier_references')
    .values(rows)
    .onConflict((on) =>
      on.columns(['supplier_id', 'key']).doUpdateSet((is) => ({
        article_id: is.ref('excluded.article_id'),
        unit: is.ref('excluded.unit'),
        units_per_pack: is.ref('excluded.units_per_pack'),
      })),
    )
    .execute();
}
