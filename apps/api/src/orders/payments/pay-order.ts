import type { PaymentInput } from '@traiteur/contract/money/payment-operations.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { amountDue } from '@traiteur/domain/money/payment-status.ts';
import type { Kysely } from 'kysely';
import type { Person } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { giveInvoices } from '../../money/invoices/give/give-invoices.ts';
import { claimKey } from '../idempotency-keys.ts';
import { getOrder } from '../read/order-rows.ts';
import { keepMovement, lockMoneyOf } from './payment-rows.ts';
import { manual } from './providers/manual.ts';

/** All that is ever taken for an order, in cents, what was given back included: more could not be counted. */
const mostPaid = 100_000_000;

type Paying = Pick<Services, 'db' | 'clock' | 'house' | 'brand'>;

/**
 * Notes what a client has paid. More than is due is noted as it was paid: it can be given back. The same key twice notes it once.
 * @throws {Refusal} `not-found`, `nothing-due`, `payment-too-large`, `idempotency-key-reused`
 */
export const payOrder = (id: number, input: PaymentInput, key: string, by: Person, paying: Paying): Promise<Order> =>
  inTransaction(paying.db, async (db) => {
    const isNew = await claimKey(db, key, ['payOrder', id, input], paying.clock());
    return isNew ? notePayment(db, id, input, by, paying) : getOrder(db, id);
  });

/**
 * Notes that a client has paid all that is due.
 * @throws {Refusal} `not-found`, `nothing-due`, `payment-too-large`
 */
export const payAllDue = (
  id: number,
  way: Pick<PaymentInput, 'method' | 'note'>,
  by: Person,
  paying: Paying,
): Promise<Order> => inTransaction(paying.db, (db) => notePayment(db, id, way, by, paying));

async function notePayment(
  db: Kysely<Database>,
  id: number,
  { amount, method, note }: Pick<PaymentInput, 'method' | 'note'> & Partial<Pick<PaymentInput, 'amount'>>,
  by: Person,
  { clock, house, brand }: Omit<Paying, 'db'>,
): Promise<Order> {
  const order = await lockMoneyOf(db, id);
  const due = amountDue(order);
  if (due === 0) throw new Refusal('nothing-due');
  const money = amount ?? due;
  if (order.paid + money > mostPaid) throw new Refusal('payment-too-large', { field: 'amount' });
  const payment = { kind: 'payment', provider: manual.name, method, note, amount: money } as const;
  await keepMovement(db, order, payment, { by, now: clock() });
  await giveInvoices(db, id, { clock, house, brand });
  return getOrder(db, id);
}
