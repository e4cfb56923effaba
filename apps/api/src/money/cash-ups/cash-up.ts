import type { CashUp, CashUpDay, CashUpInput } from '@traiteur/contract/money/cash-ups.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { sql } from 'kysely';
import type { Person } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { cashUpsWhere, holdOpen, insertCashUp, openTakers } from './cash-up-rows.ts';

/** Who took money on a day, what of it is open and what is cashed up. */
export async function getCashUps(date: LocalDate, { db, house }: Pick<Services, 'db' | 'house'>): Promise<CashUpDay> {
  const open = await openTakers(db, date, house.timeZone);
  const cashUps = await cashUpsWhere(db, sql`c.date = ${date}::date`);
  const isOf = (one: { takerId: number | null; taker: string }, other: typeof one) =>
    one.takerId === null ? one.taker === other.taker && other.takerId === null : one.takerId === other.takerId;
  const others = cashUps
    .filter((cashUp, index) => cashUps.findIndex((one) => isOf(one, cashUp)) === index)
    .filter((cashUp) => !open.some((one) => isOf(one, cashUp)))
    .map(({ takerId, taker }) => ({ takerId, taker, open: [] }));
  return {
    date,
    takers: [...open, ...others]
      .toSorted((a, b) => a.taker.localeCompare(b.taker, 'fr'))
      .map((one) => ({ ...one, cashUps: cashUps.filter((cashUp) => isOf(one, cashUp)) })),
  };
}

/**
 * Cashes up what somebody took on a day. What is cashed up can be taken back no more.
 * @throws {Refusal} `stale` where what was noted is not what the counter had before them
 */
export const cashUp = (
  input: CashUpInput,
  by: Person,
  { db, clock, house }: Pick<Services, 'db' | 'clock' | 'house'>,
): Promise<CashUp> =>
  inTransaction(db, async (transaction) => {
    const openTill = await holdOpen(transaction, input, house.timeZone);
    const isAsShown =
      openTill.sums.length === input.sums.length &&
      openTill.sums.every(({ method, amount }) =>
        input.sums.some((sum) => sum.method === method && sum.expected === amount),
      );
    if (!isAsShown) throw new Refusal('stale');
    const id = await insertCashUp(transaction, input, openTill, { by, now: clock() });
    const [closedTill] = await cashUpsWhere(transaction, sql`c.id = ${id}`);
    if (!closedTill) throw new Error('what was written in this transaction can be read in it');
    return closedTill;
  });
