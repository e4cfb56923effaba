import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { forgetAtStripe } from '../forget-at-stripe.ts';

/** Where both records had cards, those of the other one then belong to no client: Stripe forgets them too. */
export async function endUndoing(db: Kysely<Database>, condition: RawBuilder<boolean>): Promise<void> {
  const { rows } = await sql<{ customer: string }>`
    with ending as (select id, undo from client_merges where undo is not null and ${condition} for update),
      ended as (update client_merges set undo = null where id in (select id from ending))
    select undo #>> '{other,stripe_customer_id}' as customer from ending
    where undo #>> '{other,stripe_customer_id}' is not null
      and not exists (select from clients where stripe_customer_id = undo #>> '{other,stripe_customer_id}')`.execute(
    db,
  );
  await forgetAtStripe(
    db,
    rows.map(({ customer }) => customer),
  );
}
