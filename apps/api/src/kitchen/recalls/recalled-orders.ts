import type { RecallPreview } from '@traiteur/contract/kitchen/recalls.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import type { Bilingual, Locale } from '@traiteur/domain/text/language.ts';
import type { OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import { type Kysely, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import { inSnapshot } from '../../database/rows/transactions.ts';
import { writtenLanguage } from '../../database/rows/written-language.ts';
import type { Database } from '../../database/schema.ts';
import { servingsOf } from '../traces/trace-batch.ts';
import { rootOf } from '../traces/trace-roots.ts';
import { portionsOf } from '../traces/traced-orders.ts';

export interface RecalledBatch {
  ingredientBatchId?: number | null | undefined;
  cookedBatchId?: number | null | undefined;
}

export interface RecalledOrder {
  orderId: number;
  number: string;
  status: OrderStatus;
  deliveryDate: string;
  clientId: number;
  hasEmail: boolean;
  locale: Locale;
  portions: number;
  isSure: boolean;
  dishes: { name: Bilingual; quantity: number }[];
}

/** All that a trace of the batch finds, the soonest delivered first. @throws {Refusal} `not-found` */
export async function recalledOrders(db: Kysely<Database>, batch: RecalledBatch, reading: Reading) {
  const { clock, house } = reading;
  const query = {
    ingredientBatchId: batch.ingredientBatchId ?? undefined,
    cookedBatchId: batch.cookedBatchId ?? undefined,
  };
  if ((query.ingredientBatchId ?? query.cookedBatchId) === undefined) throw new Refusal('not-found');
  const root = await rootOf(query, { ...reading, db });
  const { servings } = await servingsOf(db, root);
  const { rows } = await sql<RecalledOrder>`
    with ${portionsOf(servings, today(clock(), house.timeZone))}
    select o.id as "orderId", o.number, o.status, o.delivery_date as "deliveryDate", o.client_id as "clientId",
      c.email <> '' as "hasEmail", ${writtenLanguage('c.locale')} as locale,
      sum(p.quantity)::integer as portions, bool_or(p."isSure") as "isSure",
      json_agg(json_build_object('name', p.name, 'quantity', p.quantity)) as dishes
    from portions p join orders o on o.id = p.id join clients c on c.id = o.client_id
    group by o.id, c.id order by o.delivery_date, o.id`.execute(db);
  return rows;
}

export const previewRecall = (batch: RecalledBatch, reading: Reading): Promise<RecallPreview> =>
  inSnapshot(reading.db, async (db) => {
    const orders = await recalledOrders(db, batch, reading);
    const clients = new Map(orders.map(({ clientId, hasEmail, locale }) => [clientId, { hasEmail, locale }]));
    const people = [...clients.values()];
    return {
      orders: orders.length,
      clients: clients.size,
      portions: orders.reduce((sum, { portions }) => sum + portions, 0),
      delivered: orders.filter(({ status }) => status === 'delivered').length,
      possible: orders.filter(({ isSure }) => !isSure).length,
      languages: (['fr', 'en'] as const).flatMap((locale) => {
        const { length: count } = people.filter((person) => person.hasEmail && person.locale === locale);
        return count > 0 ? [{ locale, clients: count }] : [];
      }),
      withoutMail: people.filter(({ hasEmail }) => !hasEmail).length,
      recallId: await recallOf(db, batch),
    };
  });

export async function recallOf(db: Kysely<Database>, batch: RecalledBatch): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from recalls
    where ingredient_batch_id = ${batch.ingredientBatchId ?? null}::integer or cooked_batch_id = ${batch.cookedBatchId ?? null}::integer`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
