import type { Recall, RecallLetters, recalls } from '@traiteur/contract/kitchen/recalls.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import { longDay } from '@traiteur/domain/dates/long-day.ts';
import type { English } from '@traiteur/domain/text/language.ts';
import { recalls as words } from '@traiteur/words/kitchen/recalls.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import { type Kysely, sql } from 'kysely';
import { type Acting, savingOf } from '../../core/acting.ts';
import type { Saving, StaffCaller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { markRepeat } from '../../core/repeats.ts';
import { authorOf } from '../../database/rows/author.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { insertEvents } from '../../orders/ledger/event-rows.ts';
import { blockUnlessHeld, subjectOf } from '../batch-holds/hold-batch.ts';
import { lockHolds } from '../batch-holds/hold-locks.ts';
import { getRecall } from './recall-rows.ts';
import { type RecalledOrder, recalledOrders, recallOf } from './recalled-orders.ts';

type RecallInput = Body<(typeof recalls.operations)['startRecall']>;

/**
 * Who begins at the same time waits at the holds, and is answered the first. What is concerned is fixed: nobody cooks,
 * and the batch is on hold.
 * @throws {Refusal} `not-found`, `no-letter-in-language`
 */
export const startRecall = (input: RecallInput, acting: Acting<StaffCaller>): Promise<Recall> =>
  inTransaction(acting.db, async (db) => {
    const saving = savingOf(acting);
    await lockHolds(db);
    const firstId = await recallOf(db, input);
    if (firstId !== null) return markRepeat(await getRecall(db, firstId));
    const subject = await subjectOf(db, input);
    await blockUnlessHeld(db, input, { reason: input.reason, checkId: null }, saving);
    const tracedOrders = await recalledOrders(db, input, { ...acting, db });
    const orders = tracedOrders.filter(({ isSure }) => isSure || input.withPossible);
    refuseUnwritten(orders, input.letters);
    const { id } = await db
      .insertInto('recalls')
      .values({
        ingredient_batch_id: input.ingredientBatchId,
        cooked_batch_id: input.cookedBatchId,
        ...subject,
        reason: input.reason,
        letters: JSON.stringify(input.letters),
        ...authorOf(saving),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertOrders(db, id, orders);
    await writeLetters(db, id, { orders, letters: input.letters, english: acting.house.english }, saving);
    return getRecall(db, id);
  });

function refuseUnwritten(orders: readonly RecalledOrder[], letters: RecallLetters): void {
  const unwritten = orders.find(({ hasEmail, locale }) => hasEmail && !letters[locale]);
  if (unwritten) throw new Refusal('no-letter-in-language', { field: `letters.${unwritten.locale}` });
}

const insertOrders = (db: Kysely<Database>, recallId: number, orders: readonly RecalledOrder[]) =>
  sql`insert into recall_orders (recall_id, order_id, status, portions, is_sure)
    select ${recallId}::integer, o."orderId", o.status, o.portions, o."isSure" from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
      as o ("orderId" integer, status text, portions integer, "isSure" boolean)`.execute(db);

interface Posting {
  orders: readonly RecalledOrder[];
  letters: RecallLetters;
  english: English;
}

/** One for each client, in the timeline of the last of their orders; the database writes its mail with the event. */
async function writeLetters(
  db: Kysely<Database>,
  recallId: number,
  { orders, letters, english }: Posting,
  saving: Saving,
): Promise<void> {
  const ordersOf = Map.groupBy(orders, ({ clientId }) => clientId);
  const posts = [...ordersOf.values()].flatMap((ownOrders) => {
    const last = ownOrders.at(-1);
    const letter = last?.hasEmail ? letters[last.locale] : null;
    return last && letter ? [{ last, ownOrders, letter }] : [];
  });
  const orderIds = posts.map(({ last }) => last.orderId).toSorted((a, b) => a - b);
  await sql`select from orders where id = any(${orderIds}::integer[]) order by id for no key update`.execute(db);
  const events = await insertEvents(
    db,
    orderIds.map((orderId) => ({ orderId, kind: 'messaged' as const, ...saving })),
  );
  const eventOf = new Map(events.map(({ orderId, id }) => [orderId, id]));
  const messages = posts.map(({ last, ownOrders, letter }) => ({
    eventId: eventOf.get(last.orderId),
    subject: letter.subject,
    body: `${letter.text}\n\n${ownOrders.map((order) => lineOf(order, english)).join('\n')}`,
    orderIds: ownOrders.map(({ orderId }) => orderId),
  }));
  await sql`insert into order_messages (event_id, subject, body)
    select m."eventId", m.subject, m.body from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
      as m ("eventId" bigint, subject text, body text)`.execute(db);
  await sql`update recall_orders ro set event_id = m."eventId"
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as m ("eventId" bigint, "orderIds" integer[])
    where ro.recall_id = ${recallId} and ro.order_id = any(m."orderIds")`.execute(db);
}

/** What of a client's orders it is about. */
function lineOf({ number, deliveryDate, dishes, locale }: RecalledOrder, english: English): string {
  const say = translatorOf(words.letter, locale);
  const texts = dishes.map(({ name, quantity }) => say('dish', { quantity, dish: name[locale] }));
  return say('line', { number, date: longDay(deliveryDate, locale, english), dishes: texts.join(', ') });
}
