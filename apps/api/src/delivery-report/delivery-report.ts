import type { DeliveryReport } from '@traiteur/contract/reports.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { productionOf, stopsOf } from './delivery-report-rows.ts';

/** What the kitchen cooks and where the drivers go on that local date. */
export async function getDeliveryReport(db: Kysely<Database>, date: string): Promise<DeliveryReport> {
  // One snapshot, so that the kitchen's list and the drivers' stops tell of the same orders.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const production = await productionOf(transaction, date);
      const stops = await stopsOf(transaction, date);
      return {
        date,
        orders: stops.length,
        portions: production.reduce((sum, { quantity }) => sum + quantity, 0),
        production,
        rounds: roundsOf(stops),
      };
    });
}

function roundsOf(stops: Awaited<ReturnType<typeof stopsOf>>): DeliveryReport['rounds'] {
  const rounds = Map.groupBy(stops, ({ start, end, zoneId }) => `${start} ${end} ${zoneId}`);
  return [...rounds.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { zoneId, zoneName, start, end } = first;
    return [{ zoneId, zoneName, start, end, stops: same }];
  });
}
