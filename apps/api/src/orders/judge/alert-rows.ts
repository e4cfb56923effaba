import { alertOf } from '@traiteur/domain/allergies.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface StandingConflict {
  orderId: number;
  mustOverride: boolean;
  answeredBy: string | null;
}

/** Writes what orders say of their conflicts at a glance, once these have changed. The orders are locked. */
export async function writeAlerts(db: Kysely<Database>, orderIds: readonly number[], now: Date): Promise<void> {
  const { rows } = await sql<StandingConflict>`
    select l.order_id as "orderId", c.must_override as "mustOverride", c.by_name as "answeredBy"
    from order_lines l join order_allergy_conflicts c on c.line_id = l.id and c.gone_event_id is null
    where l.order_id = any(${orderIds}::integer[])`.execute(db);
  const conflictsOf = Map.groupBy(rows, ({ orderId }) => orderId);
  await sql`
    update orders set allergy_alert = changed.alert, version = version + 1, updated_at = ${now}
    from unnest(${orderIds}::integer[], ${orderIds.map((id) => alertOf(conflictsOf.get(id) ?? []))}::text[])
      as changed (id, alert)
    where orders.id = changed.id`.execute(db);
}
