import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { PlainLine } from './plain-facts.ts';

/** A call, as it went over the wire. */
export interface Call {
  name: string;
  parameters: Record<string, unknown>;
  body: Record<string, unknown>;
}

export interface Outcome {
  answer?: unknown;
  error?: unknown;
}

/** Looks before the call; what it returns looks after it, and says what is wrong. */
export type Look = (call: Call, db: Kysely<Database>) => Promise<(outcome: Outcome) => Promise<string[]>>;

interface Draft {
  /** Of several orders that are placed together. */
  prefix?: string;
  lines: PlainLine[];
  slot?: { date: string };
}

/** What is to be placed, one order or several. */
export const draftsOf = ({ body }: Call): Draft[] => {
  const { orders, ...draft } = body as Partial<Draft> & { orders?: Draft[] };
  return orders
    ? orders.map((order, index) => ({ prefix: `orders.${index}.`, ...order }))
    : [{ ...draft, lines: draft.lines ?? [] }];
};

/** Whether the same order was sent before: it is not placed again. */
export async function isKnownKey(db: Kysely<Database>, { parameters }: Pick<Call, 'parameters'>): Promise<boolean> {
  const key = String(parameters['Idempotency-Key']);
  const row = db
    .selectFrom('orders')
    .select('id')
    .where('idempotency_key', 'in', [key, `${key} 0`]);
  return (await row.executeTakeFirst()) !== undefined;
}
