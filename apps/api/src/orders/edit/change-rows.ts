import { debtOf, exceedsCredit } from '@traiteur/domain/clients/company-terms.ts';
import { isEditable } from '@traiteur/domain/orders/order-life.ts';
import { missingToMinimum } from '@traiteur/domain/orders/pricing.ts';
import { type Kysely, sql } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { personOf } from '../../core/caller.ts';
import type { Database } from '../../database/schema.ts';
import { insertEvent } from '../ledger/event-rows.ts';
import { writeAnswer } from '../judge/answer-conflict.ts';
import { judgeOrders } from '../judge/judge-orders.ts';
import { writeAlerts } from '../ledger/alert-rows.ts';
import { type Assessment, orderContent } from '../place/assess-order.ts';
import { type ForcedRuleReason, insertForcedRules } from '../place/forced-rules.ts';
import type { OrderFacts, OrderRequest } from '../place/order-facts.ts';
import { insertionOfLines, updateLines } from '../place/line-rows.ts';
import { contentOf, insertConflicts, lineRowsOf, reasonsFor } from '../place/placing-rows.ts';
import { conflictsToWrite, goneConflicts, standingLines } from './change-conflicts.ts';
import { changesOf } from './changes-of.ts';
import { type StandingOrder, standingOrder } from './standing-order.ts';

interface Change {
  input: Pick<OrderRequest, 'slot' | 'kitchenNote' | 'driverNote' | 'allergyOverrides'>;
  facts: OrderFacts;
  assessment: Assessment;
  byClient: boolean;
  forcedRules: readonly ForcedRuleReason[];
}

export async function writeChange(order: StandingOrder, change: Change, acting: Acting): Promise<void> {
  const { db, clock } = acting;
  await db
    .updateTable('orders')
    .set((is) => ({
      ...contentOf(change),
      cooked_on: change.facts.cookedOn ?? null,
      version: is('version', '+', 1),
      updated_at: clock(),
    }))
    .where('id', '=', order.id)
    .execute();
  await writeLines(db, order, change.assessment);
  const hasConflicts = await writeEvents(order, change, acting);
  if (hasConflicts) await writeAlerts(db, [order.id]);
}

/** A line that stays keeps its row, and with it its conflicts and their answers. */
async function writeLines(db: Kysely<Database>, order: StandingOrder, assessment: Assessment): Promise<void> {
  const lines = standingLines(order, assessment);
  const rowsWithLine = lineRowsOf(order.id, assessment).map((row, index) => ({ row, line: lines[index] }));
  const droppedLines = order.lines.filter((line) => !lines.includes(line));
  if (droppedLines.length > 0)
    await db
      .deleteFrom('order_lines')
      .where(sql<boolean>`id = any(${droppedLines.map(({ id }) => id)}::integer[])`)
      .execute();
  const isInPlace = droppedLines.length === 0 && lines.every((line, index) => line?.position === index);
  // Frees the positions for the new rows.
  if (!isInPlace) await sql`update order_lines set position = position + 1000 where order_id = ${order.id}`.execute(db);
  const changedLines = rowsWithLine.flatMap(({ row, line }) => {
    if (line === undefined) return [];
    const { name, size_name, allergens, ...priced } = row;
    // A line at today's price also copies the dish as it is today.
    const copies = assessment.lines[row.position]?.offer.priceToday === undefined ? { name, size_name, allergens } : {};
    return [{ ...priced, ...copies, id: line.id }];
  });
  await updateLines(db, changedLines);
  const newRows = rowsWithLine.flatMap(({ row, line }) => (line === undefined ? [row] : []));
  if (newRows.length > 0) await insertionOfLines(newRows).execute(db);
}

/** Whether the order has conflicts now, or had. */
async function writeEvents(order: StandingOrder, change: Change, acting: Acting): Promise<boolean> {
  const { db, clock, caller } = acting;
  const saving = { by: personOf(caller), now: clock() };
  const { input, assessment, byClient, forcedRules } = change;
  const changes = { ...changesOf(order, change), conflicts: goneConflicts(order, assessment) };
  const id = await insertEvent(acting, order.id, { kind: 'changed', changes: JSON.stringify(changes) });
  const standing = await judgedAgain(order, acting);
  const conflicts = conflictsToWrite(standing, assessment);
  const answers = new Set(
    reasonsFor(
      conflicts.filter(({ answer }) => !answer),
      input,
    ),
  );
  // A change may also answer conflicts that already stop the order.
  for (const answer of input.allergyOverrides ?? [])
    if ((await writeAnswer(db, order.id, answer, saving, byClient)).length > 0) answers.add(answer.reason);
  await insertConflicts(db, order.id, id, { ...change, ...saving, assessment: { conflicts } });
  for (const reason of answers) await insertEvent(acting, order.id, { kind: 'allergy_overridden', reason });
  await writeForcedRules(db, order, change);
  await insertForcedRules(db, order.id, forcedRules, saving);
  return order.conflicts.length > 0 || standing.conflicts.length > 0 || conflicts.length > 0;
}

/** What was cooked is cooked again for a day that is much later: only the order that is written says from which pot. */
async function judgedAgain(order: StandingOrder, { db, clock, caller }: Acting): Promise<StandingOrder> {
  if (isEditable(order.status)) return order;
  await judgeOrders(db, { orderId: order.id }, { by: personOf(caller), now: clock() });
  return standingOrder(db, order.id);
}

/** Whatever it owed before. */
function isWithinCredit({ company, ...facts }: OrderFacts, assessment: Assessment): boolean {
  if (!company) return true;
  const { booked, after } = debtOf(facts, orderContent(assessment));
  return !exceedsCredit(company.creditLimit, company.balance - booked, after);
}

/** Removes rules that were forced for a slot or goods that the order no longer has. */
async function writeForcedRules(
  db: Kysely<Database>,
  order: StandingOrder,
  { input, assessment, facts, forcedRules }: Change,
): Promise<void> {
  const { scheduleId, date } = order.slot;
  const staysInSlot = scheduleId === input.slot.scheduleId && date === input.slot.date;
  const over = [
    ...(staysInSlot ? [] : ['place' as const]),
    ...(date === input.slot.date ? [] : ['dish' as const]),
    ...(!missingToMinimum(assessment.priced, facts.zone?.minimumOrder ?? 0) ? ['minimum' as const] : []),
    ...(isWithinCredit(facts, assessment) ? ['credit' as const] : []),
    ...forcedRules.map(({ rule }) => rule),
  ];
  if (!order.isForced || over.length === 0) return;
  await db.deleteFrom('order_forced_rules').where('order_id', '=', order.id).where('rule', 'in', over).execute();
}
