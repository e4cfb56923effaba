import type { Refundable } from '@traiteur/contract/orders/payment.ts';
import { heldOf } from '@traiteur/domain/money/payment-status.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { linesLeft } from './sold-lines.ts';

interface PaidOrder {
  id: number;
  paid: number;
  refunded: number;
}

/** Most orders are read before anything is paid: then no lines are queried. */
export async function refundableOf(db: Kysely<Database>, { id, ...money }: PaidOrder): Promise<Refundable> {
  const amount = heldOf(money);
  if (amount === 0) return { amount, lines: [], deliveryFee: 0 };
  const lines = await linesLeft(db, id);
  return {
    amount,
    lines: lines.map(({ quantity, amount: amountLeft }) => ({ quantity, amount: amountLeft })),
    deliveryFee: lines.reduce((sum, { deliveryFee }) => sum + deliveryFee, 0),
  };
}
