import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Movement } from './payment-rows.ts';

export async function mirrorOf(db: Kysely<Database>, paymentId: number): Promise<Movement> {
  const { kind, provider, method, amount } = await db
    .selectFrom('payments')
    .select(['kind', 'provider', 'method', 'amount'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const parts = await mirroredParts(db, paymentId);
  return { kind, provider, method, amount: -amount, note: '', reverses: paymentId, parts };
}

async function mirroredParts(db: Kysely<Database>, paymentId: number): Promise<NonNullable<Movement['parts']>> {
  const rows = await db
    .selectFrom('refund_parts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    line: { id: row.line_id, categoryId: row.category_id, name: row.name, sizeName: row.size_name },
    quantity: -row.quantity,
    amount: -row.amount,
    deliveryFee: -row.delivery_fee,
    taxes: row.taxes.map((tax) => ({ ...tax, amount: -tax.amount })),
  }));
}
