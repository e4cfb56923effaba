import { forcibleMoves, type OrderInput } from '@traiteur/contract/orders/order-input.ts';
import type { FieldRefusal } from '@traiteur/contract/statement/refusals.ts';
import { forcedEvents, type ForcedRule } from '@traiteur/domain/orders/forced-rules.ts';
import type { Kysely } from 'kysely';
import { type Caller, isPermitted, type OrderingClient, type Saving } from '../../core/caller.ts';
import type { Database } from '../../database/schema.ts';
import { insertEvents } from '../ledger/event-rows.ts';

export interface ForcedRuleReason {
  rule: ForcedRule;
  reason: string;
}

export interface ForcibleInput extends Pick<OrderInput, 'forcedPlace' | 'forcedMinimum' | 'forcedCredit'> {
  forcedDish?: { reason: string } | undefined;
}

export function forceRefusals(input: ForcibleInput, caller: Caller | OrderingClient): FieldRefusal[] {
  if (isPermitted('orders:force', caller)) return [];
  const fields = new Set(Object.values(forcibleMoves).map(({ field }) => field));
  return [...fields].flatMap((field) => (input[field] ? [{ code: 'force-not-allowed' as const, field }] : []));
}

export const isForced = ({ code }: FieldRefusal, input: ForcibleInput): boolean =>
  code in forcibleMoves && input[forcibleMoves[code as keyof typeof forcibleMoves].field] !== undefined;

/** Only the rules that would have refused the order: an unneeded force is not recorded. */
export function forcedRulesIn(
  { forcedPlace, forcedMinimum, forcedCredit, forcedDish }: ForcibleInput,
  faults: readonly FieldRefusal[],
  pastCapacity: boolean,
): ForcedRuleReason[] {
  const overCredit = faults.some(({ code }) => code === 'over-credit-limit');
  const offDay = faults.some(({ code }) => code === 'not-offered-that-day' || code === 'quantity-unavailable');
  const belowMinimum = faults.some(({ code }) => code === 'below-minimum-order');
  return [
    ...(forcedPlace && pastCapacity ? [{ rule: 'place' as const, ...forcedPlace }] : []),
    ...(forcedMinimum && belowMinimum ? [{ rule: 'minimum' as const, ...forcedMinimum }] : []),
    ...(forcedCredit && overCredit ? [{ rule: 'credit' as const, ...forcedCredit }] : []),
    ...(forcedDish && offDay ? [{ rule: 'dish' as const, ...forcedDish }] : []),
  ];
}

export async function insertForcedRules(
  db: Kysely<Database>,
  orderId: number,
  forcedRules: readonly ForcedRuleReason[],
  saving: Saving,
): Promise<void> {
  for (const { rule, reason } of forcedRules) {
    const events = await insertEvents(db, [{ orderId, kind: forcedEvents[rule], reason, ...saving }]);
    const rows = events.map(({ id }) => ({ order_id: orderId, rule, event_id: id }));
    await db.insertInto('order_forced_rules').values(rows).execute();
  }
}
