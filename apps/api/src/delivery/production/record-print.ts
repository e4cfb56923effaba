import type { production } from '@traiteur/contract/delivery/production.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import type { Acting } from '../../core/acting.ts';
import { personOf, type StaffCaller } from '../../core/caller.ts';
import { authorOf } from '../../database/rows/author.ts';

interface Exception {
  orderId: number;
  line: number;
  eaterId: number | null;
  allergenId: number;
}

export const exceptionKey = ({ orderId, line, eaterId, allergenId }: Exception): string =>
  `${orderId} ${line} ${eaterId ?? '-'} ${allergenId}`;

/** What the caller had on the screen: an order that came since is on no paper. */
export async function recordPrint(
  { date, dishes, exceptions }: Body<(typeof production.operations)['recordProductionPrint']>,
  { db, clock, caller }: Acting<StaffCaller>,
): Promise<void> {
  const print = {
    dishes: JSON.stringify(dishes),
    exceptions: exceptions.map(exceptionKey),
    ...authorOf({ by: personOf(caller), now: clock() }),
  };
  await db
    .insertInto('production_prints')
    .values({ date, ...print })
    .onConflict((conflict) => conflict.column('date').doUpdateSet(print))
    .execute();
}
