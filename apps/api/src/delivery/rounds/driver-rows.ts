import type { Body } from '@traiteur/contract/statement/operation.ts';
import type { rounds } from '@traiteur/contract/delivery/rounds.ts';
import { scopesOf } from '@traiteur/domain/access/scopes.ts';
import type { Kysely } from 'kysely';
import type { StaffCaller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';

type Assignment = Body<(typeof rounds.operations)['assignRound']>;

interface Driver {
  id: number;
  name: string;
}

export async function listDrivers(db: Kysely<Database>): Promise<Driver[]> {
  const people = await db
    .selectFrom('administrators')
    .select(['id', 'first_name', 'last_name', 'role', 'rights'])
    .where('active', '=', true)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute();
  return people
    .filter((person) => scopesOf(person).includes('orders:deliver'))
    .map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }));
}

/** @throws {Refusal} `not-allowed`, `unknown-reference`, `stale` */
export function assignRound(
  db: Kysely<Database>,
  { date, zoneId, start, end, driverId, formerDriverId }: Assignment,
  caller: StaffCaller,
): Promise<{ driver: Driver | null }> {
  const isOwn = [driverId, formerDriverId].every((id) => id === null || id === caller.id);
  if (!isOwn && !caller.scopes.includes('delivery:write')) throw new Refusal('not-allowed');
  const round = { zone_id: zoneId, delivery_date: date, slot_starts: start, slot_ends: end };
  return inTransaction(db, async (transaction) => {
    const driver = (await listDrivers(transaction)).find(({ id }) => id === driverId) ?? null;
    if (driverId !== null && !driver) throw new Refusal('unknown-reference', { field: 'driverId' });
    if (driverId !== null && formerDriverId === null && !(await hasStops(transaction, round)))
      throw new Refusal('unknown-reference', { field: 'zoneId' });
    const rows = await writeDriver(transaction, round, { driverId, formerDriverId });
    if (rows === 0n) throw new Refusal('stale');
    return { driver };
  });
}

/** A round is the stops of a zone and slot: without one there is none. */
async function hasStops(db: Kysely<Database>, round: RoundRow): Promise<boolean> {
  const stop = db
    .selectFrom('orders')
    .select('id')
    .where((is) => is.and(round))
    .where('status', '<>', 'cancelled')
    .limit(1);
  return (await stop.executeTakeFirst()) !== undefined;
}

type RoundRow = Omit<Database['round_drivers'], 'driver_id'>;

/** One statement, so that of two who name somebody at once the second is told. Returns the number of rows. */
async function writeDriver(
  db: Kysely<Database>,
  round: RoundRow,
  { driverId, formerDriverId }: Pick<Assignment, 'driverId' | 'formerDriverId'>,
): Promise<bigint> {
  if (formerDriverId === null) {
    if (driverId === null) return 1n;
    const insertion = db.insertInto('round_drivers').values({ ...round, driver_id: driverId });
    const { numInsertedOrUpdatedRows } = await insertion
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows ?? 0n;
  }
  const isRound = { ...round, driver_id: formerDriverId };
  if (driverId === null) {
    const removal = db.deleteFrom('round_drivers').where((is) => is.and(isRound));
    return (await removal.executeTakeFirstOrThrow()).numDeletedRows;
  }
  const change = db
    .updateTable('round_drivers')
    .set({ driver_id: driverId })
    .where((is) => is.and(isRound));
  return (await change.executeTakeFirstOrThrow()).numUpdatedRows;
}
