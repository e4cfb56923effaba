import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { codePoints } from '../cities/code-points.ts';
import { getCompany } from '../../house/company/company-rows.ts';
import { inSnapshot } from '../../database/rows/transactions.ts';
import type { Context } from '../../core/context.ts';
import { roundsOf, stopsOf } from './delivery-report-rows.ts';
import { nextDeliveryDate } from './next-delivery-date.ts';
import { productionOf } from './production.ts';
import { cookedSizesOf } from './production-rows.ts';

export async function getDeliveryReport(
  { date: chosenDate }: { date?: LocalDate | undefined },
  services: Context<'delivery:read'>,
): Promise<DeliveryReport> {
  const points = await codePoints();
  const date = chosenDate ?? (await nextDeliveryDate(services));
  // So that kitchen and drivers see the same orders.
  return inSnapshot(services.db, async (snapshot) => {
    const production = productionOf(await cookedSizesOf(snapshot, date));
    const stops = await stopsOf(snapshot, date);
    const { postalCode } = await getCompany(snapshot);
    return {
      date,
      orders: stops.length,
      portions: production.categories.reduce((sum, { quantity }) => sum + quantity, 0),
      production,
      rounds: roundsOf(stops),
      kitchen: points.get(postalCode) ?? null,
    };
  });
}
