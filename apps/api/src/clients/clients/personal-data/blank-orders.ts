import { namesPerson } from '@traiteur/domain/clients/names-person.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { lockOrdersOf } from '../lock-orders.ts';

type NamedPerson = Parameters<typeof namesPerson>[1];

/** Figures and dishes stay, and so does which staff did what and when. Returns the number of orders. */
export async function blankOrders(db: Kysely<Database>, clientId: number, person: NamedPerson): Promise<number> {
  const isOfClient = sql`order_id in (select id from orders where client_id = ${clientId})`;
  await lockOrdersOf(db, [clientId]);
  await sql`delete from order_allergy_conflicts c using order_lines l where l.id = c.line_id and ${isOfClient}`.execute(
    db,
  );
  await sql`delete from order_allergy_alerts where ${isOfClient}`.execute(db);
  await sql`update order_lines set eater_id = null, eater_name = '' where eater_name <> '' and ${isOfClient}`.execute(
    db,
  );
  // An order placed on the site has the client as its author.
  await sql`update order_events e set reason = '', by_name = case
      when e.by_id is null and e.by_name = (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName') then '' else e.by_name end
    from orders o where o.id = e.order_id and o.client_id = ${clientId}`.execute(db);
  await sql`update payments p set note = '', by_name = case
      when p.by_id is null and p.by_name = (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName') then '' else p.by_name end
    from orders o where o.id = p.order_id and o.client_id = ${clientId}`.execute(db);
  // Whoever cashed up may have named who paid too little.
  await sql`update cash_ups set note = '' where note <> '' and id in (select cash_up_id from payments where ${isOfClient})`.execute(
    db,
  );
  await sql`update recall_orders set note = '' where note <> '' and ${isOfClient}`.execute(db);
  await sql`update order_messages m set subject = '', body = '' from order_events e where e.id = m.event_id and ${isOfClient}`.execute(
    db,
  );
  await sql`update printed_portions set recipient = recipient
      || '{"client": "", "eater": "", "conflicts": [], "clientAllergies": [], "unaskedEaters": []}' where ${isOfClient}`.execute(
    db,
  );
  await sql`delete from pictures where id in (select picture_id from deliveries where ${isOfClient})`.execute(db);
  await sql`update deliveries set left_with = '' where ${isOfClient}`.execute(db);
  await sql`update mails set recipient = '', detail = '' where ${isOfClient}
    or contact_id is null and invoice_id in (select id from invoices where company_id is null and ${isOfClient})`.execute(
    db,
  );
  // The log has the typed reasons to ignore a rule; all else it has of an order is figures.
  await sql`update audit_entries set after = jsonb_set(jsonb_set(jsonb_set(jsonb_set(after, '{forcedPlace,reason}', '""', false),
      '{forcedMinimum,reason}', '""', false), '{forcedCredit,reason}', '""', false), '{forcedDish,reason}', '""', false)
    where tag = 'orders' and thing_id in (select id::text from orders where client_id = ${clientId})
      and (after -> 'forcedPlace' ? 'reason'
        or after -> 'forcedMinimum' ? 'reason' or after -> 'forcedCredit' ? 'reason' or after -> 'forcedDish' ? 'reason')`.execute(
    db,
  );
  await blankNamesForCompany(db, clientId, person);
  const update = await sql`
    update orders set kitchen_note = '', driver_note = '', eaters = null, billed_company = null, version = version + 1,
      client = jsonb_build_object('firstName', 'N°', 'lastName', ${String(clientId)}::text, 'email', '', 'phone', ''),
      address = jsonb_build_object('label', '', 'phone', '', 'address', '', 'city', '', 'country', address ->> 'country', 'postalCode', '', 'note', '')
    where client_id = ${clientId}`.execute(db);
  return Number(update.numAffectedRows ?? 0);
}

/** A company reads its own cost centre and reference on an order, unless these name the person. */
async function blankNamesForCompany(db: Kysely<Database>, clientId: number, person: NamedPerson): Promise<void> {
  const { rows } = await sql<{ text: string }>`
    select distinct text from orders, unnest(array[cost_centre, purchase_reference]) text
    where client_id = ${clientId} and text <> ''`.execute(db);
  const names = rows.map(({ text }) => text).filter((text) => namesPerson(text, person));
  if (names.length === 0) return;
  const unlessName = (column: string) =>
    sql`case when ${sql.ref(column)} = any(${names}::text[]) then '' else ${sql.ref(column)} end`;
  await sql`update orders set cost_centre = ${unlessName('cost_centre')},
    purchase_reference = ${unlessName('purchase_reference')} where client_id = ${clientId}`.execute(db);
}
