import type { PaymentInput } from '@traiteur/contract/payments/operations.ts';
import type { Order } from '@traiteur/contract/order-record.ts';
import { amountDue } from '@traiteur/domain/payments/payment-status.ts';
import type { Person } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { giveInvoices } from '../../invoices/give/give-invoices.ts';
import { claimKey } from '../place/placing-rows.ts';
import { getOrder } from '../read/order-rows.ts';
import { holdOrder, keepMovement } from './payment-rows.ts';
import { manual } from './providers/manual.ts';
import { requestHash } from './request-hash.ts';

/**
 * Notes what a client has paid. More than is due is noted as it was paid: it can be given back. The same key twice notes it once.
 * @throws {Refusal} `not-found`, `nothing-due`, `idempotency-key-reused`
 */
export const payOrder = (
  id: number,
  input: PaymentInput,
  key: string,
  by: Person,
  { db, clock, house, brand }: Pick<Services, 'db' | 'clock' | 'house' | 'brand'>,
): Promise<Order> =>
  inTransaction(db, async (transaction) => {
    const now = clock();
    if (!(await claimKey(transaction, key, requestHash('payOrder', id, input), now))) return getOrder(transaction, id);
    const order = await holdOrder(transaction, id);
    if (amountDue(order) === 0) throw new Refusal('nothing-due');
    await keepMovement(transaction, order, { ...input, kind: 'payment', provider: manual.name }, { by, now });
    await giveInvoices(transaction, id, { clock, house, brand });
    return getOrder(transaction, id);
  });
