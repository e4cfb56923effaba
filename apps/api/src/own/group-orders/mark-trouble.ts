import { choicesAboveBudget, unservedChoices } from '@traiteur/domain/own/group-orders.ts';
import { type Kysely, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { lockGroupOrder } from '../../orders/ledger/group-orders.ts';
import { paidByGuests } from '../../orders/ledger/guest-money.ts';
import { assessOrder } from '../../orders/place/assess-order.ts';
import { companyTermsRefusals } from '../../orders/place/company-of-order.ts';
import { readFacts } from '../../orders/place/read-facts.ts';
import { dishFaultsOf, indexIn } from './dish-faults.ts';
import { choicesOf, type GuestChoice, lineOf } from './guest-choices.ts';

/** Open ones in which something is chosen. */
export async function groupOrdersWithChoices(db: Kysely<Database>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from group_orders o where state = 'open' and deadline > ${now} and exists (
      select from group_order_guests g join group_order_choices c on c.guest_id = g.id where g.group_order_id = o.id)
    order by deadline limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Marks what placing would leave out as things stand, and what would refuse the rest whole: by the same rules, and
 * those who chose first come first.
 */
export const markTrouble = (id: number, { db, clock, house }: Reading): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const row = await lockGroupOrder(transaction, id);
    const { state, client_id, schedule_id, delivery_date, address_id, budget } = row;
    if (state !== 'open') return;
    const choices = await choicesOf(transaction, id);
    const draftOf = (lines: readonly GuestChoice[]) => ({
      clientId: client_id,
      groupOrderId: id,
      addressId: address_id ?? undefined,
      slot: { scheduleId: schedule_id, date: delivery_date },
      lines: lines.map(lineOf),
    });
    const facts = await readFacts(transaction, draftOf(choices), clock());
    if (!facts) return;
    // It holds its own place.
    facts.slotTaken -= 1;
    const { faults } = assessOrder(draftOf(choices), facts, house, clock());
    const unserved = unservedChoices(choices, dishFaultsOf(faults));
    await writeScarce(
      transaction,
      id,
      unserved.flatMap((index) => choices[index] ?? []),
    );
    const servedChoices = choices.filter((_, index) => !unserved.includes(index));
    const aboveBudget = choicesAboveBudget(servedChoices, budget, await paidByGuests(transaction, id));
    const draft = draftOf(servedChoices.filter((_, index) => !aboveBudget.includes(index)));
    const terms = { paymentChoice: row.payment_choice, purchaseReference: row.purchase_reference };
    const refusals = [...assessOrder(draft, facts, house, clock()).faults, ...companyTermsRefusals(terms, facts)];
    const refusal = refusals.find(({ code, field }) => indexIn(field) < 0 && code !== 'below-minimum-order');
    const obstacle = address_id === null ? 'address-not-eligible' : (refusal?.code ?? '');
    const update = transaction.updateTable('group_orders').set({ obstacle }).where('id', '=', id);
    await update.where('obstacle', '<>', obstacle).execute();
  });

async function writeScarce(db: Kysely<Database>, id: number, choices: readonly GuestChoice[]): Promise<void> {
  await sql`update group_order_choices c set scarce = not scarce
    from group_order_guests g where g.id = c.guest_id and g.group_order_id = ${id} and scarce is distinct from exists (
      select from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as gone ("guestId" integer, "productId" integer, "sizeId" integer)
      where gone."guestId" = c.guest_id and gone."productId" = c.product_id and gone."sizeId" = c.size_id)`.execute(db);
}
