import { orders } from '@traiteur/contract/orders/orders.ts';
import type { BatchMessages, Recipients } from '@traiteur/contract/orders/batch-letters.ts';
import type { MoveTarget } from '@traiteur/contract/orders/order-moves.ts';
import type { OrderMessage } from '@traiteur/contract/orders/order-message.ts';
import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { longDay } from '@traiteur/domain/dates/long-day.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { closedDayLetter } from '@traiteur/words/orders/closed-day-letter.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import { type Kysely, sql } from 'kysely';
import { withAuditEntry } from '../../access/audit-entries/audited.ts';
import { mayReachClients } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import type { House } from '../../core/house.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { configurationInForce } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { changeOrders } from '../batches/batch-handlers.ts';
import { firstFound } from '../read/find-orders.ts';
import { sendOrderMessage } from './send-order-message.ts';
import { writtenLanguage } from '../../database/rows/written-language.ts';

type OfficeContext = Context<'orders:write'>;
type Request = Received<(typeof orders.operations)['messageOrders']>;

const largestCallList = 200;

export async function listRecipients(target: MoveTarget, context: OfficeContext): Promise<Recipients> {
  const { db, caller, house, clock } = context;
  const ids = await firstFound(
    db,
    target.ids ? { ids: target.ids } : (target.matching ?? {}),
    { byContact: mayReachClients(caller), timeZone: house.timeZone },
    async (chosenOrders) => (await chosenOrders.select('orders.id').execute()).map(({ id }) => id),
    (orderIds) => orderIds.length > 0,
  );
  const closedDate = await closedDateOf(db, ids, clock());
  const languages = await sql<Omit<Recipients['languages'][number], 'letter'>>`
    select ${writtenLanguage('c.locale')} as locale, count(*)::integer as orders, min(o.id) as "orderId" from orders o join clients c on c.id = o.client_id
    where o.id = any(${ids}::integer[]) and c.email <> '' group by 1 order by 1 desc`.execute(db);
  const unreachable = await sql<Recipients['unreachable'][number] & { count: number }>`
    select o.id, o.number, (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName') as client,
      coalesce(nullif(o.address ->> 'phone', ''), o.client ->> 'phone') as phone, count(*) over ()::integer as count
    from orders o join clients c on c.id = o.client_id
    where o.id = any(${ids}::integer[]) and c.email = '' order by o.delivery_date, o.slot_starts, o.id
    limit ${largestCallList}`.execute(db);
  return {
    languages: languages.rows.map((language) => ({
      ...language,
      letter: closedDate === undefined ? null : letterOf(closedDate, language.locale, house),
    })),
    unreachable: unreachable.rows.map(({ count: _count, ...order }) => order),
    unreachableCount: unreachable.rows[0]?.count ?? 0,
  };
}

/** Undefined unless all of these orders are of one day, and the house has shut it. */
async function closedDateOf(db: Kysely<Database>, ids: readonly number[], now: Date): Promise<LocalDate | undefined> {
  const dates = await db
    .selectFrom('orders')
    .select('delivery_date as date')
    .distinct()
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .limit(2)
    .execute();
  const [day, otherDay] = dates;
  if (!day || otherDay) return undefined;
  const rules = await configurationInForce(db, now);
  return rules?.closedDates.includes(day.date) ? day.date : undefined;
}

function letterOf(date: LocalDate, locale: Locale, { english }: House): OrderMessage {
  const say = translatorOf(closedDayLetter, locale);
  const values = { date: longDay(date, locale, english) };
  return { subject: say('subject', values), text: say('text', values) };
}

/** Each message by the operation for one order, with its own audit entry. */
export function messageOrders({ body, headers }: Request, context: OfficeContext): Promise<BatchAnswer> {
  const { orders: batch, letters }: BatchMessages = body;
  const key = headers['Idempotency-Key'];
  const write = withAuditEntry(orders, 'sendOrderMessage', {
    sendOrderMessage: (
      { params, body: message }: { params: { id: number }; body: OrderMessage },
      orderContext: OfficeContext,
    ) => sendOrderMessage(params.id, message, `${key} ${params.id}`, orderContext),
  });
  const writeOne = async (id: number) => {
    const message = letters[await localeOf(context.db, id)];
    if (!message) throw new Refusal('no-letter-in-language');
    const request = { params: { id }, query: undefined, body: message };
    return write(request, context);
  };
  return changeOrders(batch, writeOne, context);
}

async function localeOf(db: Kysely<Database>, orderId: number): Promise<Locale> {
  const client = await db
    .selectFrom('orders')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .select(writtenLanguage('clients.locale').as('locale'))
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (!client) throw new Refusal('not-found');
  return client.locale;
}
