import type { OpenMoney } from '@traiteur/contract/money/open-money.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Whether something is still due for an order, for a statement that reads `orders` by that alias: of a cancelled one nothing is. */
export const isDue = (order: string): RawBuilder<boolean> => sql`(${amountDueOf(order)} > 0)`;

/** What is still due for an order, in cents. */
export const amountDueOf = (order: string): RawBuilder<number> => sql.ref(`${order}.due`);

/** Whether something was paid beyond the price of an order, or of one that is cancelled, and not given back yet. */
export const isOverpaid = (order: string): RawBuilder<boolean> => sql`(${overpaidOf(order)} > 0)`;

/** What was paid beyond the price of an order, in cents. */
export const overpaidOf = (order: string): RawBuilder<number> => sql.ref(`${order}.overpaid`);

/** How many of the orders that fulfil the condition have such an amount, and what it comes to. */
export async function openMoneyOf(
  db: Kysely<Database>,
  amount: RawBuilder<number>,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<OpenMoney> {
  const { rows } = await sql<OpenMoney>`
    select count(*)::integer as orders, coalesce(sum(${amount}), 0)::bigint as amount
    from orders where ${condition} and ${amount} > 0`.execute(db);
  return rows[0] ?? { orders: 0, amount: 0 };
}
