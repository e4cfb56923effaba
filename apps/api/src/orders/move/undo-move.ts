import { isMovable } from '@traiteur/domain/orders/order-life.ts';
import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import { sql } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { type Caller, isPermitted } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { applyChange, changeOfNothing } from '../edit/apply-change.ts';
import type { StandingOrder } from '../edit/standing-order.ts';
import { insertEvent } from '../ledger/event-rows.ts';
import type { StoredMove } from './move-rows.ts';

/** It stood there a moment ago: only room and portions may have gone to others since. */
const setAside: readonly RefusalCode[] = [
  'slot-unavailable',
  'past-cut-off',
  'not-offered-that-day',
  'below-minimum-order',
];

/**
 * The order is locked, with the dishes that it had. Its client, if they were told of the move, is told of this too.
 * @throws {Refusal} `not-allowed`, `changed-since`, `undo-too-late`, `prices-changed`, and those of a move
 */
export async function undoMove(order: StandingOrder, move: StoredMove, acting: Acting<Caller>): Promise<void> {
  const { db, caller } = acting;
  if (!isPermitted('orders:write', caller)) throw new Refusal('not-allowed');
  const isFollowed = await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', order.id)
    .where('id', '>', move.lastEventId)
    .where('kind', 'not in', ['noted', 'payment_requested', 'messaged', 'payment_failed', 'payment_failure_seen'])
    .executeTakeFirst();
  if (isFollowed || order.version !== move.version || !isMovable(order.status)) throw new Refusal('changed-since');
  if (move.isLate) throw new Refusal('undo-too-late');
  const { slot, lines, total } = move;
  const change = { ...changeOfNothing(order), slot, lines, expectedTotal: total };
  await applyChange(order, change, acting, { setAside });
  const undoneId = await insertEvent(acting, order.id, { kind: 'undone', undoes_id: move.eventId });
  if (move.isUntold)
    await sql`update mails set state = 'unsent', reason = 'taken-back' where order_id = ${order.id} and state = 'waiting'
      and event_id between ${move.eventId} and ${undoneId}`.execute(db);
}
