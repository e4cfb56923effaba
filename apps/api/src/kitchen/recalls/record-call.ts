import type { Recall, RecallPerson, recalls } from '@traiteur/contract/kitchen/recalls.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import { sql } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { personOf, type StaffCaller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { getRecall, peopleWhere } from './recall-rows.ts';

type Call = Body<(typeof recalls.operations)['recordRecallCall']>;

/** For all of the client's orders at once. @throws {Refusal} `not-found`, `stale` where a colleague called since */
export const recordCall = (
  id: number,
  { clientId, at, outcome, note }: Call,
  { db, clock, caller }: Acting<StaffCaller>,
): Promise<RecallPerson> =>
  inTransaction(db, async (transaction) => {
    const ofClient = sql`ro.recall_id = ${id} and ro.order_id in (select id from orders where client_id = ${clientId})`;
    await sql`select from recall_orders ro where ${ofClient} order by order_id for update`.execute(transaction);
    const [person] = await peopleWhere(transaction, ofClient);
    if (!person) throw new Refusal('not-found');
    const callTime = at === null ? null : new Date(at).getTime();
    const lastTime = person.call ? new Date(person.call.at).getTime() : null;
    if (callTime !== lastTime) throw new Refusal('stale');
    await sql`update recall_orders ro set called_at = ${clock()}, called_by_name = ${personOf(caller).name}, outcome = ${outcome}, note = ${note}
      where ${ofClient}`.execute(transaction);
    const [called] = await peopleWhere(transaction, ofClient);
    return called ?? person;
  });

/** @throws {Refusal} `not-found`, `recall-over` */
export const endRecall = (id: number, reason: string, { db, clock, caller }: Acting<StaffCaller>): Promise<Recall> =>
  inTransaction(db, async (transaction) => {
    const end = { ended_at: clock(), ended_by_name: personOf(caller).name, conclusion: reason };
    const { numUpdatedRows } = await transaction
      .updateTable('recalls')
      .set(end)
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    const recall = await getRecall(transaction, id);
    if (numUpdatedRows === 0n) throw new Refusal('recall-over');
    return recall;
  });
