import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { forgetAtStripe } from '../forget-at-stripe.ts';

/** Cards of the address that was not kept then belong to no client: Stripe forgets them too. */
export async function endUndoing(db: Kysely<Database>, condition: RawBuilder<boolean>): Promise<void> {
  const { rows } = await sql<{ customer: string }>`
    with ending as (select id, undo from client_merges where undo is not null and ${condition} for update),
      ended as (update client_merges set undo = null where id in (select id from ending))
    select distinct customer from ending, unnest(array[undo #>> '{other,stripe_customer_id}',
      undo #>> '{keeper,stripe_customer_id}']) as known (customer)
    where customer is not null and not exists (select from clients where stripe_customer_id = customer)
      -- A later merge may still be undone, and give them back.
      and not exists (select from client_merges later where later.id not in (select id from ending)
        and customer in (later.undo #>> '{other,stripe_customer_id}', later.undo #>> '{keeper,stripe_customer_id}'))`.execute(
    db,
  );
  await forgetAtStripe(
    db,
    rows.map(({ customer }) => customer),
  );
}
