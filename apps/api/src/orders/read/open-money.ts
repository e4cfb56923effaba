import type { OpenMoney } from '@traiteur/contract/money/open-money.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Never true for a cancelled order. */
export const isDue = (order: string): RawBuilder<boolean> => sql`(${amountDueOf(order)} > 0)`;

/** In cents. */
export const amountDueOf = (order: string): RawBuilder<number> => sql.ref(`${order}.due`);

/** Also for a cancelled order whose money is not refunded yet. */
export const isOverpaid = (order: string): RawBuilder<boolean> => sql`(${overpaidOf(order)} > 0)`;

/** In cents. */
export const overpaidOf = (order: string): RawBuilder<number> => sql.ref(`${order}.overpaid`);

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
