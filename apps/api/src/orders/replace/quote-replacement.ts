import type { QuotedReplacement } from '@traiteur/contract/orders/replacements.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { reasonOf } from '../../http/attempt-each.ts';
import { newConflicts } from '../edit/change-conflicts.ts';
import { changeFacts } from '../edit/change-facts.ts';
import { type StandingOrder, standingOrder } from '../edit/standing-order.ts';
import { refuseAll } from '../ledger/field-refusals.ts';
import { type Assessment, assessOrder } from '../place/assess-order.ts';
import { portionsIn } from '../ledger/portion-rows.ts';
import type { DraftOrder, OrderFacts } from '../place/order-facts.ts';
import { refusalsOf } from '../place/order-refusals.ts';
import { refuseUnlessExchangeable } from './replace-dish.ts';
import { asExchanged, dishExchange, type DishExchange, withExchange } from './replaced-lines.ts';

interface QuotedExchange extends Pick<DishExchange, 'productId' | 'byProductId'> {
  ids: readonly number[];
}

/** One after the other: what earlier orders would reserve is gone for later ones. Writes and locks nothing. */
export async function quoteReplacement(
  { ids, ...dishes }: QuotedExchange,
  context: Context<'catalogue:availability'>,
): Promise<QuotedReplacement[]> {
  const exchange = await dishExchange(context.db, dishes.productId, dishes.byProductId);
  const orders = await ordersOf(ids, context);
  const changedOrders: ExchangedOrder[] = [];
  const quotes: QuotedReplacement[] = [];
  for (const order of orders)
    quotes.push({ ...order, ...(await quoteOne(order.id, exchange, changedOrders, context)) });
  return quotes;
}

async function ordersOf(ids: readonly number[], { db }: Context<'catalogue:availability'>) {
  const orders = db.selectFrom('orders').select(['id', 'number', 'client']).where('id', 'in', ids).orderBy('id');
  return (await orders.execute()).map(({ client: { firstName, lastName }, ...order }) => ({
    ...order,
    client: `${firstName} ${lastName}`,
  }));
}

interface ExchangedOrder {
  order: StandingOrder;
  lines: DraftOrder['lines'];
}

async function quoteOne(
  id: number,
  exchange: DishExchange,
  changedOrders: ExchangedOrder[],
  context: Context<'catalogue:availability'>,
): Promise<Omit<QuotedReplacement, 'id' | 'number' | 'client'>> {
  const { db, clock, house } = context;
  const now = clock();
  let conflicts: QuotedReplacement['conflicts'] = [];
  try {
    const order = await standingOrder(db, id);
    refuseUnlessExchangeable(order, exchange);
    const change = withExchange(order, exchange);
    const facts = withTaken(await changeFacts(db, change, asExchanged(order), now), order.slot.date, changedOrders);
    const assessment = assessOrder({ ...change, clientId: order.clientId }, facts, house, now);
    const foundConflicts = newConflicts(assessment, order);
    conflicts = namedConflicts(foundConflicts, facts);
    refuseAll(refusalsOf(change, assessment, foundConflicts));
    changedOrders.push({ order, lines: change.lines });
    return { difference: assessment.priced.total - order.total, conflicts, refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { difference: null, conflicts, refusal: reasonOf(error, context) };
  }
}

const withTaken = (facts: OrderFacts, date: string, changedOrders: readonly ExchangedOrder[]): OrderFacts => ({
  ...facts,
  offers: facts.offers.map((offer) => {
    const portions = (lines: DraftOrder['lines']) => portionsIn(lines, offer.productId, offer.sizeId);
    const sameDay = changedOrders.filter(({ order }) => order.slot.date === date);
    return {
      ...offer,
      taken: sameDay.reduce((sum, { order, lines }) => sum + portions(lines) - portions(order.lines), offer.taken),
    };
  }),
});

const namedConflicts = (conflicts: Assessment['conflicts'], { client }: OrderFacts): QuotedReplacement['conflicts'] =>
  conflicts.flatMap(({ eaterId, allergenId, severity, presence, mustOverride }) => {
    const eater = client?.table.find(({ id }) => id === eaterId);
    const allergen = eater?.allergens.find((reaction) => reaction.allergenId === allergenId)?.name;
    return eater && allergen
      ? [{ eaterId, eater: eater.name, allergenId, allergen, severity, presence, mustOverride }]
      : [];
  });
