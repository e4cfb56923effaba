import type { Takings, TakingsByMeans } from '@traiteur/contract/money/takings.ts';
import type { takings } from '@traiteur/contract/money/takings.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { paymentMethods } from '@traiteur/domain/money/payment-methods.ts';
import { periodNamed } from '@traiteur/domain/money/sales-period.ts';
import type { Reading } from '../../core/acting.ts';
import { type DayOfMeans, movementsOf } from './takings-rows.ts';

type Query = Received<(typeof takings.operations)['getTakings']>['query'];

export async function getTakings({ period: name, from, to }: Query, { db, clock, house }: Reading): Promise<Takings> {
  const period = from && to ? { from, to } : periodNamed(name, today(clock(), house.timeZone), 'order');
  const rows = await movementsOf(db, period, house.timeZone);
  return {
    ...period,
    ...sumOf(rows),
    means: meansOf(rows).toSorted((a, b) => b.net - a.net),
    days: [...Map.groupBy(rows, ({ date }) => date)].map(([date, rowsOfDay]) => ({
      date,
      ...sumOf(rowsOfDay),
      means: meansOf(rowsOfDay),
    })),
  };
}

const meansOf = (rows: readonly DayOfMeans[]): TakingsByMeans[] =>
  paymentMethods.flatMap((method) => {
    const rowsOfMethod = rows.filter((row) => row.method === method);
    return rowsOfMethod.length > 0 ? [{ method, ...sumOf(rowsOfMethod) }] : [];
  });

function sumOf(rows: readonly DayOfMeans[]): Omit<TakingsByMeans, 'method'> {
  const sum = (amountOf: (row: DayOfMeans) => number) => rows.reduce((total, row) => total + amountOf(row), 0);
  const received = sum((row) => row.received);
  const refunded = sum((row) => row.refunded);
  return {
    payments: sum((row) => row.payments),
    received,
    refunds: sum((row) => row.refunds),
    refunded,
    net: received - refunded,
  };
}
