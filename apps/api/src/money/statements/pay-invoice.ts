import type { PaymentInput } from '@traiteur/contract/orders/payments.ts';
import { amountDue } from '@traiteur/domain/money/payment-status.ts';
import { spreadPayment } from '@traiteur/domain/money/open-invoices.ts';
import { type Kysely, sql } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { personOf } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { markRepeat } from '../../core/repeats.ts';
import { authorOf } from '../../database/rows/author.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { claimKey, staffKey } from '../../orders/ledger/idempotency-keys.ts';
import { refuseAll } from '../../orders/ledger/field-refusals.ts';
import { type LockedMoney, lockMoneyOfAll, recordMovement } from '../../orders/payments/payment-rows.ts';
import { ordersOfInvoice } from '../invoices/invoice-standing.ts';

/** @throws {Refusal} `not-found`, `nothing-due`, `above-open-amount`, `idempotency-key-reused` */
export const payInvoice = (
  id: number,
  { amount, method, note }: PaymentInput,
  key: string,
  acting: Acting,
): Promise<{ open: number }> =>
  inTransaction(acting.db, async (db) => {
    const now = acting.clock();
    const within = { ...acting, db, clock: () => now };
    const isFirst = await claimKey(db, staffKey(key), ['payInvoice', id, { amount, method, note }], now);
    const orders = await lockOrdersOf(db, id);
    const open = orders.reduce((sum, order) => sum + amountDue(order), 0);
    if (!isFirst) return markRepeat({ open });
    if (open === 0) throw new Refusal('nothing-due');
    if (amount > open) refuseAll([{ code: 'above-open-amount', field: 'amount', amounts: { open } }]);
    const payment = await db
      .insertInto('invoice_payments')
      .values({ invoice_id: id, amount, method, note, ...authorOf({ by: personOf(acting.caller), now }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const part of spreadPayment(
      amount,
      orders.map((order) => ({ id: order.id, due: amountDue(order) })),
    )) {
      const order = orders.find((candidate) => candidate.id === part.id);
      const movement = { kind: 'payment', provider: 'manual', method, note, amount: part.amount } as const;
      if (order) await recordMovement(order, { ...movement, invoice_payment_id: payment.id }, within);
    }
    return { open: open - amount };
  });

/** Those that it is the last invoice of. */
async function lockOrdersOf(db: Kysely<Database>, invoiceId: number): Promise<LockedMoney[]> {
  const { rows } = await sql<{ id: number }>`select id from (${ordersOfInvoice(invoiceId)}) o order by id`.execute(db);
  if (rows.length === 0) throw new Refusal('not-found');
  return lockMoneyOfAll(
    db,
    rows.map(({ id }) => id),
  );
}
