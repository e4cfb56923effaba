import { forcibleRefusals, type OrderInput } from '@traiteur/contract/orders/order-input.ts';
import type { FieldRefusal } from '@traiteur/contract/wire/refusals.ts';
import { forcedEvents, type ForcedRule } from '@traiteur/domain/orders/forced-rules.ts';
import type { Kysely } from 'kysely';
import { type Caller, isPermitted, type Saving } from '../../core/caller.ts';
import type { Database } from '../../database/schema.ts';
import { insertEvents } from '../ledger/event-rows.ts';

/** A rule of the house that is set aside for an order, and why. */
export interface ForcedRuleReason {
  rule: ForcedRule;
  reason: string;
}

type ForcibleInput = Pick<OrderInput, 'forcedPlace' | 'forcedMinimum'>;

/** A refusal for each rule that the input sets aside although its caller may not. */
export function forceRefusals(input: ForcibleInput, caller: Caller): FieldRefusal[] {
  if (isPermitted('orders:force', caller)) return [];
  return Object.values(forcibleRefusals).flatMap(({ field }) =>
    input[field] ? [{ code: 'force-not-allowed' as const, field }] : [],
  );
}

/** Whether the input sets aside the rule that this refusal speaks for. */
export const isForced = ({ code }: FieldRefusal, input: ForcibleInput): boolean =>
  code in forcibleRefusals && input[forcibleRefusals[code as keyof typeof forcibleRefusals].field] !== undefined;

/** The rules that are set aside because they had to be: what would not have been refused leaves no trace. */
export function forcedRulesIn(
  { forcedPlace, forcedMinimum }: ForcibleInput,
  faults: readonly FieldRefusal[],
  pastCapacity: boolean,
): ForcedRuleReason[] {
  const belowMinimum = faults.some(({ code }) => code === 'below-minimum-order');
  return [
    ...(forcedPlace && pastCapacity ? [{ rule: 'place' as const, ...forcedPlace }] : []),
    ...(forcedMinimum && belowMinimum ? [{ rule: 'minimum' as const, ...forcedMinimum }] : []),
  ];
}

/** Writes which rules are set aside in an order, each with the event that tells of it. */
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
