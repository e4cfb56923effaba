import type { Refundable } from '@traiteur/contract/orders/payment.ts';
import { heldOf } from '@traiteur/domain/money/payment-status.ts';
import { sql } from 'kysely';
import { linesLeft, type SoldRow, soldLinesOf } from './sold-lines.ts';

interface PaidOrder {
  paid: number;
  refunded: number;
  credited: number;
  refundableLines: readonly SoldRow[] | null;
}

/** Most orders are read before anything is paid: then it is null, and no lines are read. */
export const refundableLinesOf = (order: string) =>
  sql<
    SoldRow[] | null
  >`case when ${sql.ref(`${order}.paid`)} <> ${sql.ref(`${order}.refunded`)} then ${soldLinesOf(order)} end`;

export function refundableOf({ refundableLines, credited, ...money }: PaidOrder): Refundable {
  const amount = heldOf(money);
  if (!refundableLines) return { amount, lines: [], deliveryFee: 0 };
  const lines = linesLeft(refundableLines, credited);
  return {
    amount,
    lines: lines.map(({ quantity, amount: amountLeft }) => ({ quantity, amount: amountLeft })),
    deliveryFee: lines.reduce((sum, { deliveryFee }) => sum + deliveryFee, 0),
  };
}
