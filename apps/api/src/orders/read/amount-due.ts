import { type RawBuilder, sql } from 'kysely';

/** Whether something is still due for an order, for a statement that reads `orders` by that alias: of a cancelled one nothing is. */
export const isDue = (order: string): RawBuilder<boolean> => sql`(${amountDueOf(order)} > 0)`;

/** What is still due for an order, in cents. */
export const amountDueOf = (order: string): RawBuilder<number> => sql.ref(`${order}.due`);

/** Whether something was paid beyond the price of an order, or of one that is cancelled, and not given back yet. */
export const isOverpaid = (order: string): RawBuilder<boolean> => sql`(${overpaidOf(order)} > 0)`;

/** What was paid beyond the price of an order, in cents. */
export const overpaidOf = (order: string): RawBuilder<number> => sql.ref(`${order}.overpaid`);
