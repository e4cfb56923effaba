import type { BilledCompany } from '@traiteur/contract/orders/billed-company.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { Acting } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import { changeOrder } from '../frame/change-order.ts';
import { lockOrder } from '../ledger/locked-order.ts';

interface Change {
  company: BilledCompany | null;
  version: number;
}

/** @throws {Refusal} `not-found`, `stale`, `already-invoiced`: also where the client's own company gets the invoice */
export const updateBilledCompany = (id: number, { company, version }: Change, acting: Acting): Promise<Order> =>
  changeOrder(id, acting, {
    lock: lockOrder,
    async work(_, { db, clock }) {
      const order = await db
        .selectFrom('orders')
        .select(['version', 'company_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (order.version !== version) throw new Refusal('stale');
      const invoice = await db.selectFrom('invoices').select('id').where('order_id', '=', id).executeTakeFirst();
      if (invoice || order.company_id !== null) throw new Refusal('already-invoiced');
      await db
        .updateTable('orders')
        .set({ billed_company: company && JSON.stringify(company), version: version + 1, updated_at: clock() })
        .where('id', '=', id)
        .execute();
    },
  });
