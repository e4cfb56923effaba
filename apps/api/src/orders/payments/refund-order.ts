import type { RefundInput } from '@traiteur/contract/orders/payments.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { providerOf } from '@traiteur/domain/money/payment-methods.ts';
import { heldOf, overpaidOf } from '@traiteur/domain/money/payment-status.ts';
import type { Cents } from '@traiteur/domain/money/money.ts';
import {
  cutParts,
  partsOfAmount,
  partsOfPortions,
  type RefundPart,
  sumOfParts,
} from '@traiteur/domain/money/refund-parts.ts';
import type { Kysely } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';
import { changeOrder } from '../frame/change-order.ts';
import { recordMovements, lockMoneyOf, type LockedMoney, type Movement } from './payment-rows.ts';
import { readLinesLeft, type SoldLine } from '../read/sold-lines.ts';

/**
 * Never more than the house holds of the order. Online money leaves after the commit.
 * @throws {Refusal} `not-found`, `refund-too-large`, `online-refund-too-large`, `stale`, `idempotency-key-reused`
 */
export const refundOrder = (
  id: number,
  input: RefundInput,
  key: string,
  acting: Acting & Pick<Services, 'providers'>,
): Promise<Order> =>
  changeOrder(id, acting, {
    once: { key, request: ['refundOrder', id, input] },
    lock: lockMoneyOf,
    async work(order, within) {
      const { db } = within;
      const { amount, method } = input;
      if (amount > heldOf(order)) throw new Refusal('refund-too-large', { field: 'amount' });
      const parts = await partsOf(db, order, input);
      const name = providerOf(method);
      const provider = acting.providers[name];
      const amounts = (await provider.amountsBack?.(db, { orderId: id, amount })) ?? [amount];
      const ids = await recordMovements(order, refundsOf(input, name, parts, amounts), within);
      for (const [place, paymentId] of ids.entries())
        await provider.refund?.(db, { orderId: id, paymentId, amount: amounts[place] ?? 0 });
    },
  });

type RefundParts = NonNullable<Movement['parts']>;

function refundsOf(
  { method, reason: note }: RefundInput,
  provider: Movement['provider'],
  parts: RefundParts,
  amounts: readonly [Cents, ...Cents[]],
): [Movement, ...Movement[]] {
  let creditLeft = sumOfParts(parts);
  const sums = amounts.map((amount) => {
    const share = Math.min(amount, creditLeft);
    creditLeft -= share;
    return share;
  });
  const pieces = amounts.length > 1 ? cutParts(parts, sums) : [parts];
  const refundOf = (amount: Cents, place: number): Movement => ({
    kind: 'refund',
    provider,
    method,
    note,
    amount,
    parts: pieces[place] ?? [],
  });
  const [first, ...otherAmounts] = amounts;
  return [refundOf(first, 0), ...otherAmounts.map((amount, place) => refundOf(amount, place + 1))];
}

/** Empty for a cancelled order: it no longer has a price. */
export async function partsOf(
  db: Kysely<Database>,
  order: LockedMoney,
  input: Pick<RefundInput, 'amount' | 'lines' | 'deliveryFee'>,
): Promise<RefundParts> {
  if (order.cancelled) return [];
  const lines = await readLinesLeft(db, order.id);
  const isOfDishes = input.lines.length > 0 || input.deliveryFee;
  const parts = isOfDishes ? dishParts(lines, input) : amountParts(lines, order, input.amount);
  return parts.flatMap((part, index) => {
    const line = lines[index];
    return line && part.quantity + part.amount + part.deliveryFee > 0 ? [{ ...part, line }] : [];
  });
}

function dishParts(
  lines: readonly SoldLine[],
  { lines: refundedLines, deliveryFee, amount }: Pick<RefundInput, 'amount' | 'lines' | 'deliveryFee'>,
): RefundPart[] {
  const portions = lines.map((_, index) => refundedLines.find(({ line }) => line === index)?.quantity ?? 0);
  const isTooMuch = refundedLines.some(({ line, quantity }) => quantity > (lines[line]?.quantity ?? 0));
  if (isTooMuch) throw new Refusal('refund-too-large', { field: 'lines' });
  const parts = partsOfPortions(lines, { portions, deliveryFee });
  // Another refund or a change of the order came after the amount was shown.
  if (sumOfParts(parts) !== amount) throw new Refusal('stale');
  return parts;
}

/** Overpaid money goes back first, and takes nothing off the price. */
const amountParts = (lines: readonly SoldLine[], order: LockedMoney, amount: number): RefundPart[] =>
  partsOfAmount(lines, Math.max(0, amount - overpaidOf(order)));
