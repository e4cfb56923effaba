import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { codePoints } from '../cities/code-points.ts';
import { getCompany } from '../../house/company/company-rows.ts';
import type { Context } from '../../core/context.ts';
import { type RoundStop, stopsOf } from './delivery-report-rows.ts';
import { nextDeliveryDate } from './next-delivery-date.ts';
import { productionOf } from './production.ts';
import { cookedSizesOf } from './production-rows.ts';

export async function getDeliveryReport(
  { date: chosenDate }: { date?: LocalDate | undefined },
  services: Context<'delivery:read'>,
): Promise<DeliveryReport> {
  const points = await codePoints();
  const date = chosenDate ?? (await nextDeliveryDate(services));
  // One snapshot, so that kitchen and drivers see the same orders.
  return services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const production = productionOf(await cookedSizesOf(transaction, date));
      const pointOf = (postalCode = '') => points.get(postalCode) ?? null;
      const stops = (await stopsOf(transaction, date)).map((stop) => ({ ...stop, point: pointOf(stop.postalCode) }));
      const { postalCode } = await getCompany(transaction);
      return {
        date,
        orders: stops.length,
        portions: production.categories.reduce((sum, { quantity }) => sum + quantity, 0),
        production,
        rounds: roundsOf(stops),
        kitchen: pointOf(postalCode),
      };
    });
}

function roundsOf(stops: readonly RoundStop[]): DeliveryReport['rounds'] {
  const rounds = Map.groupBy(stops, ({ start, end, zoneId }) => `${start} ${end} ${zoneId}`);
  return [...rounds.values()].flatMap((stopsOfRound) => {
    const [first] = stopsOfRound;
    if (!first) return [];
    const { zoneId, zoneName, colour, start, end, orderVersion, driver } = first;
    return [{ zoneId, zoneName, colour, start, end, stops: stopsOfRound, orderVersion, driver }];
  });
}
