import {
  mostDays,
  type OwnOrderDraft,
  type OwnOrderDrafts,
  type OwnOrderInput,
  type OwnOrdersInput,
  type OwnQuote,
  type OwnQuotes,
} from '@traiteur/contract/own/own-order-input.ts';
import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { ownAnswerTo } from '@traiteur/domain/orders/allergies.ts';
import type { Kysely } from 'kysely';
import { removeOrdered } from '../carts/cart-rows.ts';
import type { ClientCaller } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { isRepeat, markRepeat } from '../../core/repeats.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { answersOfClients } from '../../orders/place/answers-of-clients.ts';
import type { EarlierOrder } from '../../orders/place/read-facts.ts';
import type { OrderRequest } from '../../orders/place/order-facts.ts';
import { keyOfDay, placeOrders } from '../../orders/place/place-order.ts';
import { quoteOrder } from '../../orders/place/quote-order.ts';
import { answersOf } from './answers-of-client.ts';
import { readOwnOrder } from './own-order-rows.ts';
import { refuseUnreachable } from './refuse-unreachable.ts';
import { countingCodes } from './tried-codes.ts';

export async function quoteOwnOrders(
  { orders, ...draft }: OwnOrderDrafts,
  context: Context<'client'>,
): Promise<OwnQuotes> {
  const items = await countingCodes(
    orders,
    context,
    async () => {
      const quotes: OwnQuote[] = [];
      const earlier: EarlierOrder[] = [];
      for (const order of orders) {
        const quote = await quoteDay({ ...draft, ...order }, context, earlier);
        quotes.push(quote);
        // A day that refuses the code leaves its use to the days after it.
        earlier.push({ total: quote.total, ...(!isCodeRefused(quote) && { discountCode: order.discountCode }) });
      }
      return quotes;
    },
    (quotes, code) => orders.every(({ discountCode }, index) => discountCode !== code || isCodeRefused(quotes[index])),
  );
  return { items, total: items.reduce((sum, { total }) => sum + total, 0) };
}

const isCodeRefused = (quote: OwnQuote | undefined) =>
  quote?.faults.some(({ code }) => code === 'discount-code-refused') ?? false;

async function quoteDay(
  draft: OwnOrderDraft,
  context: Context<'client'>,
  earlier: readonly EarlierOrder[],
): Promise<OwnQuote> {
  const quote = await quoteOrder({ ...draft, clientId: context.caller.clientId }, context, earlier);
  const house = await answersOfClients(context.db);
  return {
    ...quote,
    conflicts: quote.conflicts.map((conflict) => ({ ...conflict, answer: ownAnswerTo(conflict, house) })),
  };
}

/**
 * An order a day, all or none. An accepted conflict is recorded as the client's own answer.
 * @throws {Refusal} as `placeOrder`; `own-name-needed`, `own-phone-needed`, `own-allergy`, `own-allergy-not-accepted`,
 * `online-payments-off`; the field and the sentence name the day
 */
export const placeOwnOrders = (
  { orders, ...input }: OwnOrdersInput,
  key: string,
  context: Context<'client'>,
): Promise<{ items: OwnOrder[] }> =>
  inTransaction(context.db, async (transaction) => {
    const { caller, clock, house, brand, stripe } = context;
    if (input.paymentChoice === 'online' && !stripe)
      throw new Refusal('online-payments-off', { field: 'paymentChoice' });
    // Keys belong to one client: a caller cannot learn which keys others have used.
    const owner = (await placedWith(transaction, caller, keyOfDay({ owner: null, key }, 0).key))?.owner;
    const ownKey = { owner: owner ?? caller.clientId, key };
    const requests = orders.map((order) => orderOf({ ...input, ...order }, caller));
    const placedOrders = await placeOrders(requests, ownKey, { ...context, db: transaction });
    const isAgain = placedOrders.every((order) => isRepeat(order));
    // A retry must not empty a cart filled since.
    if (!isAgain) {
      await refuseUnreachable(transaction, caller, input.addressId);
      await removeOrdered(transaction, caller.clientId, orders);
    }
    const items: OwnOrder[] = [];
    for (const { id } of placedOrders)
      items.push(await readOwnOrder(transaction, caller, id, { now: clock(), house, brand }));
    return isAgain ? markRepeat({ items }) : { items };
  });

export async function findPlacedOrders(
  key: string,
  { db, caller, clock, house, brand }: Context<'client'>,
): Promise<{ items: OwnOrder[] }> {
  const items: OwnOrder[] = [];
  for (let index = 0; index < mostDays; index++) {
    const placedOrder = await placedWith(db, caller, keyOfDay({ owner: null, key }, index).key);
    if (!placedOrder) break;
    items.push(await readOwnOrder(db, caller, placedOrder.id, { now: clock(), house, brand }));
  }
  return { items };
}

/** Also finds an order placed by a record that was merged into the caller's since. */
const placedWith = (db: Kysely<Database>, { clientId }: ClientCaller, key: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'idempotency_owner as owner'])
    .where('client_id', '=', clientId)
    .where('idempotency_key', '=', key)
    .where('idempotency_owner', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();

const orderOf = ({ acceptedDishes, ...input }: OwnOrderInput, { clientId }: { clientId: number }): OrderRequest => ({
  ...input,
  clientId,
  ...answersOf(acceptedDishes),
});
