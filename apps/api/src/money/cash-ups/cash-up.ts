import type { CashUp, CashUpDay, CashUpInput } from '@traiteur/contract/money/cash-ups.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { mayUseTill } from '@traiteur/domain/access/scopes.ts';
import { sql } from 'kysely';
import { personOf } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { cashUpsWhere, lockTill, insertCashUp, openTakers } from './cash-up-rows.ts';

export async function getCashUps(
  date: LocalDate,
  { db, house, caller }: Pick<Context<'orders:pay'>, 'db' | 'house' | 'caller'>,
): Promise<CashUpDay> {
  const open = await openTakers(db, date, house.timeZone);
  const cashUps = await cashUpsWhere(db, sql`c.date = ${date}::date`);
  const isOf = (person: { takerId: number | null; taker: string }, otherPerson: typeof person) =>
    person.takerId === null
      ? person.taker === otherPerson.taker && otherPerson.takerId === null
      : person.takerId === otherPerson.takerId;
  const closedTakers = cashUps
    .filter((cashUp, index) => cashUps.findIndex((candidate) => isOf(candidate, cashUp)) === index)
    .filter((cashUp) => !open.some((openTaker) => isOf(openTaker, cashUp)))
    .map(({ takerId, taker }) => ({ takerId, taker, open: [] }));
  return {
    date,
    takers: [...open, ...closedTakers]
      .filter(({ takerId }) => mayUseTill(caller, takerId))
      .toSorted((a, b) => a.taker.localeCompare(b.taker, 'fr'))
      .map((taker) => ({ ...taker, cashUps: cashUps.filter((cashUp) => isOf(taker, cashUp)) })),
  };
}

/**
 * Cashes up a taker's day. Its movements can no longer be reversed.
 * @throws {Refusal} `not-allowed` for another person's till, `stale` where the open sums are not those shown
 */
export const cashUp = (
  input: CashUpInput,
  { db, clock, house, caller }: Pick<Context<'orders:pay'>, 'db' | 'clock' | 'house' | 'caller'>,
): Promise<CashUp> =>
  inTransaction(db, async (transaction) => {
    if (!mayUseTill(caller, input.takerId)) throw new Refusal('not-allowed');
    const openTill = await lockTill(transaction, input, house.timeZone);
    const isAsShown =
      openTill.sums.length === input.sums.length &&
      openTill.sums.every(({ method, amount }) =>
        input.sums.some((sum) => sum.method === method && sum.expected === amount),
      );
    if (!isAsShown) throw new Refusal('stale');
    const id = await insertCashUp(transaction, input, openTill, { by: personOf(caller), now: clock() });
    const [closedTill] = await cashUpsWhere(transaction, sql`c.id = ${id}`);
    if (!closedTill) throw new Error('what was written in this transaction can be read in it');
    return closedTill;
  });
