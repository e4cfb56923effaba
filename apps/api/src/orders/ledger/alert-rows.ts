import { type AllergyAlert, alertOf } from '@traiteur/domain/orders/allergies.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface StandingConflict {
  orderId: number;
  mustOverride: boolean;
  answeredBy: string | null;
}

/** The orders are locked, or not placed yet. */
export async function writeAlerts(db: Kysely<Database>, orderIds: readonly number[]): Promise<void> {
  const { rows } = await sql<StandingConflict>`
    select l.order_id as "orderId", c.must_override as "mustOverride", c.by_name as "answeredBy"
    from order_lines l join order_allergy_conflicts c on c.line_id = l.id and c.gone_event_id is null
    where l.order_id = any(${orderIds}::integer[])`.execute(db);
  const conflictsOf = Map.groupBy(rows, ({ orderId }) => orderId);
  const alerts = orderIds.map((id) => alertOf(conflictsOf.get(id) ?? []));
  await sql`
    with changed as (
      select * from unnest(${orderIds}::integer[], ${alerts}::text[]) as changed (order_id, alert)
    ), silent as (
      delete from order_allergy_alerts where order_id in (select order_id from changed where alert is null)
    )
    insert into order_allergy_alerts (order_id, alert)
    select order_id, alert from changed where alert is not null
    on conflict (order_id) do update set alert = excluded.alert`.execute(db);
}

export const alertOfOrder = (order: string): RawBuilder<AllergyAlert | null> =>
  sql`(select alert from order_allergy_alerts where order_id = ${sql.ref(`${order}.id`)})`;
