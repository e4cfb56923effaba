import type { RefundInput } from '@traiteur/contract/payments/operations.ts';
import type { Order } from '@traiteur/contract/order-record.ts';
import { heldOf, overpaidOf } from '@traiteur/domain/payments/payment-status.ts';
import { partsOfAmount, partsOfPortions, type RefundPart, sumOfParts } from '@traiteur/domain/payments/refund-parts.ts';
import type { Kysely } from 'kysely';
import type { Person } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { giveInvoices } from '../../invoices/give/give-invoices.ts';
import { claimKey } from '../place/placing-rows.ts';
import { getOrder } from '../read/order-rows.ts';
import { type HeldOrder, holdOrder, keepMovement, type Movement } from './payment-rows.ts';
import { manual } from './providers/manual.ts';
import { requestHash } from './request-hash.ts';
import { linesLeft, type SoldLine } from './sold-lines.ts';

/**
 * Gives money back, never more than the house holds of it: whole, by dish, the delivery fee, or an amount. The same key twice gives it back once.
 * @throws {Refusal} `not-found`, `refund-too-large`, `stale` where the dishes are no longer worth what was shown, `idempotency-key-reused`
 */
export const refundOrder = (
  id: number,
  input: RefundInput,
  key: string,
  by: Person,
  { db, clock, house, brand }: Pick<Services, 'db' | 'clock' | 'house' | 'brand'>,
): Promise<Order> =>
  inTransaction(db, async (transaction) => {
    const now = clock();
    if (!(await claimKey(transaction, key, requestHash('refundOrder', id, input), now)))
      return getOrder(transaction, id);
    const order = await holdOrder(transaction, id);
    const { amount, method, reason: note } = input;
    if (amount > heldOf(order)) throw new Refusal('refund-too-large', { field: 'amount' });
    const parts = await partsOf(transaction, order, input);
    const refund: Movement = { kind: 'refund', provider: manual.name, method, amount, note, parts };
    await keepMovement(transaction, order, refund, { by, now });
    await giveInvoices(transaction, id, { clock, house, brand });
    return getOrder(transaction, id);
  });

/** What the refund takes off the price of each line. Of a cancelled order there is no price any more. */
async function partsOf(
  db: Kysely<Database>,
  order: HeldOrder,
  input: RefundInput,
): Promise<NonNullable<Movement['parts']>> {
  if (order.cancelled) return [];
  const lines = await linesLeft(db, order.id);
  const isOfDishes = input.lines.length > 0 || input.deliveryFee;
  const parts = isOfDishes ? dishParts(lines, input) : amountParts(lines, order, input.amount);
  return parts.flatMap((part, index) => {
    const line = lines[index];
    return line && part.quantity + part.amount + part.deliveryFee > 0 ? [{ ...part, line }] : [];
  });
}

function dishParts(lines: readonly SoldLine[], { lines: refunded, deliveryFee, amount }: RefundInput): RefundPart[] {
  const portions = lines.map((_, index) => refunded.find(({ line }) => line === index)?.quantity ?? 0);
  const isTooMuch = refunded.some(({ line, quantity }) => quantity > (lines[line]?.quantity ?? 0));
  if (isTooMuch) throw new Refusal('refund-too-large', { field: 'lines' });
  const parts = partsOfPortions(lines, { portions, deliveryFee });
  // Somebody gave back some of it since the amount was shown, or the order was changed.
  if (sumOfParts(parts) !== amount) throw new Refusal('stale');
  return parts;
}

/** What was paid beyond the price goes back first, and makes nothing cheaper. */
const amountParts = (lines: readonly SoldLine[], order: HeldOrder, amount: number): RefundPart[] =>
  partsOfAmount(lines, Math.max(0, amount - overpaidOf(order)));
