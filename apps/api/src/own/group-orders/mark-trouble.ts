import { unservedChoices } from '@traiteur/domain/own/group-orders.ts';
import { type Kysely, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { lockGroupOrder } from '../../orders/ledger/group-orders.ts';
import { assessOrder } from '../../orders/place/assess-order.ts';
import { readFacts } from '../../orders/place/order-facts.ts';
import { dishFaultsOf } from './dish-faults.ts';
import { choicesOf, type GuestChoice, lineOf } from './guest-choices.ts';

/** Open ones in which something is chosen. */
export async function groupOrdersWithChoices(db: Kysely<Database>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from group_orders o where state = 'open' and deadline > ${now} and exists (
      select from group_order_guests g join group_order_choices c on c.guest_id = g.id where g.group_order_id = o.id)
    order by deadline limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks what placing would leave out as things stand: by the same rules, and those who chose first come first. */
export const markScarce = (id: number, { db, clock, house }: Reading): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const { state, client_id, schedule_id, delivery_date } = await lockGroupOrder(transaction, id);
    if (state !== 'open') return;
    const choices = await choicesOf(transaction, id);
    const draft = {
      clientId: client_id,
      groupOrderId: id,
      slot: { scheduleId: schedule_id, date: delivery_date },
      lines: choices.map(lineOf),
    };
    const facts = await readFacts(transaction, draft, clock());
    if (!facts) return;
    const { faults } = assessOrder(draft, facts, house, clock());
    const scarce = unservedChoices(choices, dishFaultsOf(faults)).flatMap((index) => choices[index] ?? []);
    await writeScarce(transaction, id, scarce);
  });

async function writeScarce(db: Kysely<Database>, id: number, choices: readonly GuestChoice[]): Promise<void> {
  await sql`update group_order_choices c set scarce = not scarce
    from group_order_guests g where g.id = c.guest_id and g.group_order_id = ${id} and scarce is distinct from exists (
      select from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as gone ("guestId" integer, "productId" integer, "sizeId" integer)
      where gone."guestId" = c.guest_id and gone."productId" = c.product_id and gone."sizeId" = c.size_id)`.execute(db);
}
