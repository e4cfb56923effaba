import type { OrderChangeDraft } from '@traiteur/contract/orders/order-input.ts';
import type { ChangeQuote } from '@traiteur/contract/orders/order-quotes.ts';
import { amountDue, overpaidOf } from '@traiteur/domain/money/payment-status.ts';
import { unneededOf } from '@traiteur/domain/own/group-orders.ts';
import type { Context } from '../../core/context.ts';
import { type Assessment, assessOrder, orderContent } from '../place/assess-order.ts';
import { quoteOf } from '../place/quote-order.ts';
import { changeFacts } from './change-facts.ts';
import { type StandingOrder, standingOrder } from './standing-order.ts';

/** @throws {Refusal} `not-found`, `no-delivery-configuration` */
export const quoteChange = async (id: number, change: OrderChangeDraft, context: Context): Promise<ChangeQuote> =>
  (await assessChange(await standingOrder(context.db, id), change, context)).quote;

/** @throws {Refusal} `no-delivery-configuration` */
export async function assessChange(
  order: StandingOrder,
  change: OrderChangeDraft,
  context: Context,
): Promise<{ quote: ChangeQuote; assessment: Assessment }> {
  const { db, clock, house } = context;
  const now = clock();
  const facts = await changeFacts(db, change, order, now);
  const assessment = assessOrder({ ...change, clientId: order.clientId }, facts, house, now);
  const quote = quoteOf(assessment, facts, context);
  const guestRefund = facts.guestMoney ? unneededOf(facts.guestMoney, orderContent(assessment).lines) : 0;
  const money = { ...order, total: quote.total, paid: order.paid - guestRefund, cancelled: false };
  const lines = quote.lines.map((line, index) => ({ ...line, keepsPrice: keepsPrice(assessment.lines[index]?.offer) }));
  const difference = quote.total - order.total;
  return {
    quote: { ...quote, lines, difference, due: amountDue(money), overpaid: overpaidOf(money), guestRefund },
    assessment,
  };
}

const keepsPrice = (offer: { price: number; priceToday?: number | null } | undefined) =>
  offer?.priceToday !== undefined && offer.priceToday !== offer.price;
