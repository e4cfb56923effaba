import { type RawBuilder, sql } from 'kysely';

/** Whether something is still due for an order, for a statement that reads `orders` by that alias: of a cancelled one nothing is. */
export const isDue = (order: string): RawBuilder<boolean> => sql`(${amountDueOf(order)} > 0)`;

/** What is still due for an order, in cents. */
export const amountDueOf = (order: string): RawBuilder<number> => sql.ref(`${order}.due`);
