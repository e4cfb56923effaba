import type { DeliveryConfiguration } from '@traiteur/contract/delivery/delivery-configurations.ts';
import { type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import {
  configurationInForce,
  getDeliveryConfiguration,
  insertConfiguration,
  lockConfigurations,
} from './delivery-configuration-rows.ts';

const mostClosedDates = 400;

/** Milliseconds: a change that starts within them counts as in force. */
const atOnce = 1000;

interface ChangeOfDay {
  /** The configuration in force when the administrator decided. */
  id: number;
  date: LocalDate;
  isClosed: boolean;
  by: number | null;
}

/**
 * Closes or opens a day: a copy of the configuration in force replaces it at once. Future configurations get the day
 * too, or would undo it; past ones stay. Does nothing if the day is so already.
 * @throws {Refusal} `stale` where another one is in force now, `not-found`, `invalid-input` for a past day
 */
export const changeDay = ({ id, date, isClosed, by }: ChangeOfDay, { db, clock, house }: Services) =>
  inTransaction(db, async (transaction): Promise<DeliveryConfiguration> => {
    await lockConfigurations(transaction);
    const now = clock();
    if (date < today(now, house.timeZone))
      throw new Refusal('invalid-input', { faults: [{ field: 'date', code: 'in-the-past' }] });
    const configuration = await getDeliveryConfiguration(transaction, id, now);
    // `effective_from` is unique: a second change within a millisecond starts a little later.
    const from = new Date(Math.max(now.getTime(), Date.parse(configuration.effectiveFrom) + 1));
    const rules = await configurationInForce(transaction, from);
    if (rules?.id !== id || from.getTime() - now.getTime() > atOnce) throw new Refusal('stale');
    await markFuture(transaction, date, isClosed, from);
    if (rules.closedDates.includes(date) === isClosed) return configuration;

    const otherDates = rules.closedDates.filter((closedDate) => closedDate !== date);
    const closedDates = isClosed ? [...otherDates, date] : otherDates;
    if (closedDates.length > mostClosedDates)
      throw new Refusal('invalid-input', { faults: [{ field: 'date', code: 'too-many' }] });
    return insertConfiguration(transaction, { ...rules, effectiveFrom: null, closedDates }, by, from);
  });

const markFuture = (db: Kysely<Database>, date: LocalDate, isClosed: boolean, from: Date) =>
  sql`update delivery_configurations set closed_dates = array(
      select distinct day from unnest(${isClosed ? sql`closed_dates || ${date}::date` : sql`closed_dates`}) day
      where ${isClosed} or day <> ${date}::date order by day)
    where effective_from > ${from} and (${date}::date = any(closed_dates)) <> ${isClosed}`.execute(db);
