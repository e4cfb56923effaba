import type { ControlCheck, DueDay, kitchenBook } from '@traiteur/contract/kitchen/kitchen-book.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import {
  type ControlKind,
  isConformEnd,
  isLasting,
  isMeasured,
  isWithin,
  minutesBetween,
} from '@traiteur/domain/kitchen/control-checks.ts';
import { type Kysely, sql } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { insertPhoto, readPhoto } from '../../catalogue/pictures/photos.ts';
import { isPermitted, personOf, type StaffCaller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { authorOf } from '../../database/rows/author.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { blockUnlessHeld } from '../batch-holds/hold-batch.ts';
import { lockHolds } from '../batch-holds/hold-locks.ts';
import { getCheck, lockDay } from './check-rows.ts';
import { dueDay, missingChecks } from './due-day.ts';

type Writer = Acting<StaffCaller>;
type Operations = typeof kitchenBook.operations;
type CheckInput = Received<Operations['recordCheck']>['body'];
type EndInput = Received<Operations['endCheck']>['body'];

/**
 * The reading is judged by the limits that its point has now, and keeps them.
 * @throws {Refusal} `not-found`, `check-exists`, `day-signed`, `day-to-come`, `action-needed`, `unknown-reference`
 */
export async function recordCheck(input: CheckInput, acting: Writer): Promise<ControlCheck> {
  const picture = await readPhoto(input.photo);
  return inTransaction(acting.db, async (db) => {
    const now = acting.clock();
    refuseToCome(input.date, { ...acting, now });
    await lockDay(db, input.date);
    const point = await getPoint(db, input.pointId, acting.caller);
    if (!point.active || (input.hour !== null && !point.hours.includes(input.hour))) throw new Refusal('not-found');
    const reading = isMeasured(point.kind) ? requiredReading(input.reading) : null;
    const conform = isLasting(point.kind) ? null : reading === null || isWithin(point, reading);
    refuseWithoutAction(conform, input.action);
    const cookedBatchId = await ofCooling(db, point.kind, input.cookedBatchId);
    const row = await db
      .insertInto('kitchen_book')
      .values({
        point_id: input.pointId,
        date: input.date,
        hour: input.hour,
        subject: input.subject,
        cooked_batch_id: cookedBatchId,
        lowest: point.lowest,
        highest: point.highest,
        reading,
        conform,
        action: input.action,
        picture_id: await insertPhoto(db, picture),
        ...authorOf({ by: personOf(acting.caller), now }),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['date', 'point_id', 'hour'])
          .where(sql<boolean>`hour is not null and withdrawn_at is null`)
          .doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new Refusal('check-exists');
    return getCheck(db, row.id);
  });
}

/**
 * A day that is signed may hold what goes on: its end is written when it comes. A cooling that fails holds its batch.
 * @throws {Refusal} `not-found`, `check-over`, `action-needed`, `unknown-reference`
 */
export async function endCheck(id: number, input: EndInput, acting: Writer): Promise<ControlCheck> {
  const picture = await readPhoto(input.photo);
  return inTransaction(acting.db, async (db) => {
    const check = await lockCheck(db, id, acting.caller);
    if (check.withdrawal || check.end || !isLasting(check.point.kind)) throw new Refusal('check-over');
    const now = acting.clock();
    const { reading, action } = input;
    const { kind } = check.point;
    const endReading = isMeasured(kind) ? requiredReading(reading) : null;
    const { lowest, highest } = check;
    const start = new Date(check.at);
    const conform = isConformEnd({ kind, start, end: now, reading: endReading, lowest, highest });
    refuseWithoutAction(conform, action);
    // Before the batch is referred to: who ticks it away locks in that order.
    if (!conform) await lockHolds(db);
    const cookedBatchId = check.cookedBatch?.id ?? (await ofCooling(db, kind, input.cookedBatchId));
    const by = personOf(acting.caller);
    const pictureId = await insertPhoto(db, picture);
    const end = { ended_at: now, ended_by_name: by.name, end_reading: endReading, end_picture_id: pictureId };
    await db
      .updateTable('kitchen_book')
      .set({
        ...end,
        cooked_batch_id: cookedBatchId,
        conform,
        action: [check.action, action].filter(Boolean).join('\n'),
      })
      .where('id', '=', id)
      .execute();
    if (!conform && cookedBatchId !== null) {
      const curve = curveOf(check, { reading: endReading, minutes: minutesBetween(start, now) });
      const batch = { ingredientBatchId: null, cookedBatchId };
      await blockUnlessHeld(db, batch, { reason: `${curve} · ${action}`, checkId: id }, { by, now });
    }
    return getCheck(db, id);
  });
}

/** In figures, which read the same in both languages. */
const curveOf = ({ reading: start }: ControlCheck, { reading, minutes }: { reading: number | null; minutes: number }) =>
  `${(start ?? 0) / 10} → ${(reading ?? 0) / 10} °C, ${minutes}\u00a0min`;

/** Only a cooling is of a batch. @throws {Refusal} `unknown-reference` */
async function ofCooling(db: Kysely<Database>, kind: ControlKind, id: number | null): Promise<number | null> {
  if (kind !== 'cooling' || id === null) return null;
  const batch = await db
    .selectFrom('cooked_batches')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!batch) throw new Refusal('unknown-reference', { field: 'cookedBatchId' });
  return id;
}

/** @throws {Refusal} `not-found`, `check-over`, `day-signed` */
export const withdrawCheck = (id: number, reason: string, acting: Writer): Promise<ControlCheck> =>
  inTransaction(acting.db, async (db) => {
    const check = await lockCheck(db, id, acting.caller);
    if (check.withdrawal) throw new Refusal('check-over');
    await lockDay(db, check.date);
    const name = personOf(acting.caller).name;
    await db
      .updateTable('kitchen_book')
      .set({ withdrawn_at: acting.clock(), withdrawn_by_name: name, withdrawal_reason: reason })
      .where('id', '=', id)
      .execute();
    return getCheck(db, id);
  });

/** @throws {Refusal} `day-signed`, `day-to-come` */
export async function signDay(date: string, acting: Writer): Promise<DueDay> {
  await inTransaction(acting.db, async (db) => {
    const now = acting.clock();
    refuseToCome(date, { ...acting, now });
    await lockDay(db, date);
    const signature = { date, missing: await missingChecks(db, date) };
    const author = authorOf({ by: personOf(acting.caller), now });
    await db
      .insertInto('kitchen_signatures')
      .values({ ...signature, ...author })
      .execute();
  });
  return dueDay(date, acting);
}

/** Drivers write down what they check; the kitchen and who leads it, all. */
async function getPoint(db: Kysely<Database>, id: number, caller: StaffCaller) {
  const point = await db.selectFrom('control_points').selectAll().where('id', '=', id).forShare().executeTakeFirst();
  if (!point || (point.keeper !== 'delivery' && !isPermitted('kitchen:read', caller))) throw new Refusal('not-found');
  return point;
}

async function lockCheck(db: Kysely<Database>, id: number, caller: StaffCaller): Promise<ControlCheck> {
  await db.selectFrom('kitchen_book').select('id').where('id', '=', id).forUpdate().execute();
  const check = await getCheck(db, id);
  await getPoint(db, check.point.id, caller);
  return check;
}

function requiredReading(reading: number | null): number {
  if (reading === null) throw new Refusal('invalid-input', { faults: [{ field: 'reading', code: 'required' }] });
  return reading;
}

function refuseWithoutAction(conform: boolean | null, action: string): void {
  if (conform === false && !action) throw new Refusal('action-needed', { field: 'action' });
}

function refuseToCome(date: string, { now, house }: Pick<Writer, 'house'> & { now: Date }): void {
  if (date > today(now, house.timeZone)) throw new Refusal('day-to-come', { field: 'date' });
}
