import type { OrderForcedRule } from '@traiteur/contract/orders/order-record.ts';
import type { ForcedRule } from '@traiteur/domain/orders/forced-rules.ts';
import { sql } from 'kysely';
import { jsonMoment } from '../../database/rows/json-moment.ts';

/** Null if the rule was not forced. */
export const forcedRuleOf = (order: string, rule: ForcedRule) =>
  sql<OrderForcedRule | null>`(select json_build_object('by', e.by_name, 'at', ${jsonMoment('e.at')}, 'reason', e.reason)
    from order_forced_rules f join order_events e on e.id = f.event_id
    where f.order_id = ${sql.ref(`${order}.id`)} and f.rule = ${rule})`;
