import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Call, Look, Outcome } from './look.ts';

/** What is owed grows by money that was given back, whatever the limit is. */
const moneyCalls = ['undoPayment', 'refundOrder'];

/** Above its limit no company comes to owe more, unless somebody says why. */
export const judgeCredit: Look = async (call: Call, db: Kysely<Database>) => {
  if (call.name.startsWith('get') || call.name.startsWith('list')) return async () => [];
  const debtsBefore = await owedTo(db);
  return async ({ error }: Outcome): Promise<string[]> => {
    if (error !== undefined || moneyCalls.includes(call.name) || call.body['forcedCredit']) return [];
    const debts = await owedTo(db);
    return debts
      .filter(({ id, owed, limit }) => {
        const owedBefore = debtsBefore.find((company) => company.id === id)?.owed ?? 0;
        return limit !== null && owed > limit && owed > owedBefore;
      })
      .map(({ id, owed, limit }) => `company ${id} owes ${owed}, of ${limit} at most`);
  };
};

/** Added up anew: the price, less what was credited, less what was paid and not given back. */
export async function owedTo(db: Kysely<Database>): Promise<{ id: number; limit: number | null; owed: number }[]> {
  const companies = await db.selectFrom('companies').select(['id', 'credit_limit as limit']).orderBy('id').execute();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'client_id', 'company_id', 'total', 'credited', 'status'])
    .where('company_id', 'is not', null)
    .where('status', '<>', 'cancelled')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .select(['order_id', 'kind', 'amount'])
    .where('order_id', 'in', orders.map(({ id }) => id).concat(0))
    .execute();
  return companies.map(({ id, limit }) => {
    const dues = orders
      .filter((order) => order.company_id === id)
      .map((order) => {
        const amountKept = payments
          .filter((payment) => payment.order_id === order.id)
          .reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? amount : -amount), 0);
        return Math.max(0, Math.max(0, order.total - order.credited) - amountKept);
      });
    return { id, limit, owed: dues.reduce((sum, due) => sum + due, 0) };
  });
}
