import { addDays, type LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { weightOf } from '@traiteur/domain/kitchen/pots/amounts.ts';
import type { PurchaseOrderStatus } from '@traiteur/domain/kitchen/stock/purchase-orders.ts';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../../apps/api/src/database/schema.ts';
import { seededRandom } from '../random.ts';

interface Moment {
  now: Date;
  today: LocalDate;
}

/** Days before today on which each supplier delivered; dry goods keep, and came first. */
const deliveryDays = { dry: [27, 13], chilled: [6, 2], frozen: [20, 6] } as const;

const cook = { by_id: null, by_name: 'Karim Benali' };

type Article = Awaited<ReturnType<typeof soldArticles>>[number];
type Batch = Insertable<Database['ingredient_batches']> & { remaining: number };

/** A month of deliveries by purchase orders, what is left of them, and what was counted, thrown away and refused. */
export async function loadStock(db: Kysely<Database>, { now, today }: Moment): Promise<void> {
  const random = seededRandom(23);
  const articles = await soldArticles(db);
  const bySupplier = Map.groupBy(articles, ({ supplier_id }) => supplier_id);
  const batches: Batch[] = [];
  for (const [supplierId, ofSupplier] of bySupplier) {
    const days = [...new Set(ofSupplier.flatMap(({ storage }) => deliveryDays[storage]))].toSorted((a, b) => b - a);
    for (const day of days) {
      const shipment = ofSupplier.filter(({ storage }) =>
        deliveryDays[storage].some((deliveryDay) => deliveryDay === day),
      );
      const at = new Date(now.getTime() - day * 86_400_000);
      const orderId = await insertOrder(db, { supplierId, status: 'received', at }, shipment);
      const receipt = { supplier_id: supplierId, purchase_order_id: orderId, key: null, notes: '', picture_id: null };
      const { id: receiptId } = await db
        .insertInto('goods_receipts')
        .values({ ...receipt, note_number: `BL ${4100 + orderId}`, at, ...cook })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [index, article] of shipment.entries()) {
        const quantity = packsOf(article) * article.packWeight;
        // What came last is hardly begun.
        const share = day > 7 ? random.int(0, 25) : day > 3 ? random.int(0, 45) : random.int(60, 100);
        batches.push({
          ingredient_id: article.ingredient_id,
          receipt_id: receiptId,
          line_position: index + 1,
          article_id: article.id,
          supplier_id: supplierId,
          number: `${addDays(today, -day).slice(5).replace('-', '')}-${random.int(100, 999)}`,
          use_by: article.shelf_life_closed === null ? null : addDays(today, article.shelf_life_closed - day),
          packs: packsOf(article),
          quantity,
          remaining: Math.round((quantity * share) / 100),
          price: article.price,
          priced_weight: article.packWeight,
          temperature: { dry: null, chilled: random.int(12, 38), frozen: -random.int(181, 215) }[article.storage],
          reason: '',
          refused: false,
          at,
          ...cook,
        });
      }
    }
    await insertOrder(db, { supplierId, status: 'sent', at: now }, ofSupplier.slice(0, 6));
  }
  await insertBatches(db, batches, { now, today });
}

/** Enough for a week. */
const packsOf = ({ packWeight }: Article): number => Math.max(1, Math.ceil(6_000_000 / packWeight));

async function soldArticles(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('supplier_articles as a')
    .innerJoin('ingredients as i', 'i.id', 'a.ingredient_id')
    .select([
      'a.id',
      'a.supplier_id',
      'a.ingredient_id',
      'a.name',
      'a.code',
      'a.price',
      'a.pack_quantity',
      'a.pack_unit',
    ])
    .select(['i.storage', 'i.shelf_life_closed', 'i.density', 'i.piece_weight as pieceWeight'])
    .orderBy('a.id')
    .execute();
  return rows.flatMap((row) => {
    const packWeight = weightOf({ quantity: row.pack_quantity, unit: row.pack_unit }, row);
    return packWeight === null ? [] : [{ ...row, packWeight }];
  });
}

interface DemoOrder {
  supplierId: number;
  status: PurchaseOrderStatus;
  at: Date;
}

async function insertOrder(
  db: Kysely<Database>,
  { supplierId, status, at }: DemoOrder,
  articles: readonly Article[],
): Promise<number> {
  const { id } = await db
    .insertInto('purchase_orders')
    .values({ supplier_id: supplierId, status, wanted_on: null, notes: '', at, sent_at: at, ...cook })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = articles.map((article, index) => ({
    purchase_order_id: id,
    position: index + 1,
    ingredient_id: article.ingredient_id,
    article_id: article.id,
    name: article.name,
    code: article.code,
    packs: packsOf(article),
    pack_quantity: article.pack_quantity,
    pack_unit: article.pack_unit,
    pack_weight: article.packWeight,
    price: article.price,
  }));
  await db.insertInto('purchase_order_lines').values(lines).execute();
  return id;
}

/** What is not left was cooked; one batch was counted, of one something fell, and one was refused at the door. */
async function insertBatches(db: Kysely<Database>, batches: readonly Batch[], { now, today }: Moment): Promise<void> {
  const rows = await db
    .insertInto('ingredient_batches')
    .values(batches)
    .returning(['id', 'quantity', 'remaining', 'at'])
    .execute();
  const movements = rows.flatMap(({ id, quantity, remaining, at }, index) => {
    const outflow = quantity - remaining;
    const hand = index === 40 ? ('counted' as const) : index === 80 ? ('wasted' as const) : null;
    const share = hand ? Math.min(outflow, 150_000) : 0;
    return [
      { batch_id: id, kind: 'received' as const, weight: quantity, reason: '', at, ...cook },
      ...(outflow > share
        ? [{ batch_id: id, kind: 'cooked' as const, weight: share - outflow, reason: '', at: now, ...cook }]
        : []),
      ...(hand && share > 0
        ? [{ batch_id: id, kind: hand, weight: -share, reason: hand === 'wasted' ? 'Tombé' : '', at: now, ...cook }]
        : []),
    ];
  });
  await db
    .insertInto('stock_movements')
    .values(movements.map((movement) => ({ ...movement, reverses_id: null })))
    .execute();
  const [fish] = batches.filter(({ temperature, at }) => (temperature ?? -1) > 0 && at < now);
  if (!fish) return;
  const refusal = { refused: true, remaining: 0, temperature: 74, reason: 'Rupture de froid : 7,4 °C à cœur' };
  await db
    .insertInto('ingredient_batches')
    .values({ ...fish, ...refusal, use_by: addDays(today, 3), number: 'R-0774' })
    .execute();
}
