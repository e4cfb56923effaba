import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { AllergyOverride } from '@traiteur/domain/orders/allergies.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { type Kysely, sql } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { personOf, type Saving } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { clientEaterOf } from '../../database/rows/eater-name.ts';
import type { Database } from '../../database/schema.ts';
import { insertEvent } from '../ledger/event-rows.ts';
import { changeOrder } from '../frame/change-order.ts';
import { lockOrder } from '../ledger/locked-order.ts';
import { writeAlerts } from '../ledger/alert-rows.ts';

/** @throws {Refusal} `not-found`, `status-not-allowed`, `stale` if a conflict is already answered or gone */
export const answerConflict = (id: number, answer: AllergyOverride, acting: Acting): Promise<Order> =>
  changeOrder(id, acting, {
    lock: lockOrder,
    async work({ status }, within) {
      const { db, clock, caller } = within;
      if (!standingStatuses.includes(status)) throw new Refusal('status-not-allowed');
      const answeredIds = await writeAnswer(db, id, answer, { by: personOf(caller), now: clock() });
      if (!answer.allergenIds.every((allergenId) => answeredIds.includes(allergenId))) throw new Refusal('stale');
      await insertEvent(within, id, { kind: 'allergy_overridden', reason: answer.reason });
      await writeAlerts(db, [id]);
    },
  });

/** Answers the allergens whose conflicts were waiting; clients also for those that only warn staff. */
export async function writeAnswer(
  db: Kysely<Database>,
  orderId: number,
  { eaterId, productId, allergenIds, reason, conflict }: AllergyOverride,
  { by, now }: Saving,
  byClient = false,
): Promise<number[]> {
  const isAsked = conflict
    ? sql`c.severity = ${conflict.severity} and c.presence = ${conflict.presence}`
    : sql`c.must_override`;
  const { rows } = await sql<{ allergenId: number; mustOverride: boolean }>`
    update order_allergy_conflicts c
    set reason = ${reason}, by_id = ${by.id}::integer, by_name = ${by.name}, at = ${now}
    from order_lines l
    where l.id = c.line_id and c.eater_id = ${answeredEater(eaterId)} and l.order_id = ${orderId} and l.product_id = ${productId}
      and c.allergen_id = any(${allergenIds}::integer[]) and c.gone_event_id is null and c.at is null
      and ${isAsked} and (c.must_override or ${byClient})
    returning c.allergen_id as "allergenId", c.must_override as "mustOverride"`.execute(db);
  return rows.flatMap(({ allergenId, mustOverride }) => (mustOverride ? [allergenId] : []));
}

/** The client themselves, unless somebody is named. */
const answeredEater = (eaterId: number | undefined) =>
  eaterId === undefined
    ? sql`(select ${clientEaterOf('o')} from orders o where o.id = l.order_id)`
    : sql`${eaterId}::integer`;
