import type { OrderChangeDraft } from '@traiteur/contract/orders/order-input.ts';
import type { ChangeQuote } from '@traiteur/contract/orders/order-quotes.ts';
import { amountDue, overpaidOf } from '@traiteur/domain/money/payment-status.ts';
import type { Context } from '../../core/context.ts';
import { assessOrder } from '../place/assess-order.ts';
import { quoteOf } from '../place/quote-order.ts';
import { changeFacts } from './change-facts.ts';
import { standingOrder } from './standing-order.ts';

/** @throws {Refusal} `not-found`, `no-delivery-configuration` */
export async function quoteChange(id: number, change: OrderChangeDraft, context: Context): Promise<ChangeQuote> {
  const { db, clock, house } = context;
  const now = clock();
  const order = await standingOrder(db, id);
  const facts = await changeFacts(db, change, order, now);
  const assessment = assessOrder({ ...change, clientId: order.clientId }, facts, house, now);
  const quote = quoteOf(assessment, facts, context);
  const money = { ...order, total: quote.total, cancelled: false };
  return {
    ...quote,
    lines: quote.lines.map((line, index) => ({ ...line, keepsPrice: keepsPrice(assessment.lines[index]?.offer) })),
    difference: quote.total - order.total,
    due: amountDue(money),
    overpaid: overpaidOf(money),
  };
}

const keepsPrice = (offer: { price: number; priceToday?: number | null } | undefined) =>
  offer?.priceToday !== undefined && offer.priceToday !== offer.price;
