import type { RoundDay, Round } from '@traiteur/contract/delivery/rounds.ts';
import type { Delivery } from '@traiteur/contract/delivery/deliveries.ts';
import { isOver } from '@traiteur/domain/delivery/doors.ts';
import { doorKey } from '@traiteur/domain/delivery/doors.ts';
import type { Context } from '../../core/context.ts';
import type { Database } from '../../database/schema.ts';
import type { Kysely } from 'kysely';
import { lastDeliveryOf } from '../../orders/read/delivery-of-event.ts';
import { codePoints } from '../cities/code-points.ts';
import { type RoundStop, stopsOf } from '../delivery-report/delivery-report-rows.ts';
import { nextDeliveryDate } from '../delivery-report/next-delivery-date.ts';
import { listDrivers } from './driver-rows.ts';

interface Wish {
  date?: string | undefined;
  zoneId?: number | undefined;
  span?: string | undefined;
}

export async function getRound(
  { date: chosenDate, zoneId, span }: Wish,
  services: Context<'orders:deliver'>,
): Promise<RoundDay> {
  const points = await codePoints();
  const date = chosenDate ?? (await nextDeliveryDate(services));
  return services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const deliveries = await deliveriesOn(db, date);
      const pointOf = (postalCode = '') => points.get(postalCode) ?? null;
      const stops = (await stopsOf(db, date)).map((stop) => ({ ...stop, point: pointOf(stop.postalCode) }));
      const rounds = roundsOf(stops, deliveries);
      const isWished = (round: Round) =>
        (zoneId === undefined || round.zoneId === zoneId) &&
        (span === undefined || `${round.start}-${round.end}` === span);
      const wishedRounds = rounds.filter(isWished);
      const ownRounds = wishedRounds.filter(({ driver }) => driver?.id === services.caller.id);
      const isNamed = zoneId !== undefined || span !== undefined;
      return {
        date,
        choices: rounds.map(({ doors: _doors, ...round }) => round),
        rounds: isNamed || ownRounds.length === 0 ? wishedRounds : ownRounds,
        drivers: await listDrivers(db),
      };
    });
}

async function deliveriesOn(db: Kysely<Database>, date: string): Promise<ReadonlyMap<number, Delivery>> {
  const rows = await db
    .selectFrom('orders as o')
    .select(['o.id', lastDeliveryOf('o').as('delivery')])
    .where('o.delivery_date', '=', date)
    .where('o.status', '<>', 'cancelled')
    .execute();
  return new Map(rows.flatMap(({ id, delivery }) => (delivery ? [[id, delivery] as const] : [])));
}

/** Doors stand where their first stop does. */
function roundsOf(stops: readonly RoundStop[], deliveries: ReadonlyMap<number, Delivery>): Round[] {
  const rounds = Map.groupBy(stops, ({ start, end, zoneId }) => `${start} ${end} ${zoneId}`);
  return [...rounds.values()].flatMap((stopsOfRound) => {
    const [first] = stopsOfRound;
    if (!first) return [];
    const { zoneId, zoneName, colour, start, end, driver } = first;
    const doors = [...Map.groupBy(stopsOfRound, doorKey).values()].map((stopsOfDoor) => {
      const { address, postalCode, city, point } = stopsOfDoor[0] ?? first;
      return {
        address,
        postalCode,
        city,
        point,
        stops: stopsOfDoor.map((stop) => ({ ...stop, delivery: deliveries.get(stop.orderId) ?? null })),
      };
    });
    const over = stopsOfRound.filter(isOver).length;
    return [{ zoneId, zoneName, colour, start, end, driver, stops: stopsOfRound.length, over, doors }];
  });
}
