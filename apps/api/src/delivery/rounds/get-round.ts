import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import type { RoundDay, Round } from '@traiteur/contract/delivery/rounds.ts';
import type { Delivery } from '@traiteur/contract/delivery/deliveries.ts';
import { doorKey, isOver } from '@traiteur/domain/delivery/doors.ts';
import { inSnapshot } from '../../database/rows/transactions.ts';
import type { Context } from '../../core/context.ts';
import type { Database } from '../../database/schema.ts';
import type { Kysely } from 'kysely';
import { lastDeliveryOf } from '../../orders/read/delivery-of-event.ts';
import { roundsOf, stopsOf } from '../delivery-report/delivery-report-rows.ts';
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
  const date = chosenDate ?? (await nextDeliveryDate(services));
  return inSnapshot(services.db, async (db) => {
    const deliveries = await deliveriesOn(db, date);
    const rounds = roundsOf(await stopsOf(db, date)).map((round) => doorByDoor(round, deliveries));
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
function doorByDoor(
  { stops, orderVersion: _orderVersion, ...round }: DeliveryReport['rounds'][number],
  deliveries: ReadonlyMap<number, Delivery>,
): Round {
  const doors = [...Map.groupBy(stops, doorKey).values()].flatMap((stopsOfDoor) => {
    const [first] = stopsOfDoor;
    if (!first) return [];
    const { address, postalCode, city, point } = first;
    const doorStops = stopsOfDoor.map((stop) => ({ ...stop, delivery: deliveries.get(stop.orderId) ?? null }));
    return [{ address, postalCode, city, point, stops: doorStops }];
  });
  return { ...round, stops: stops.length, over: stops.filter(isOver).length, doors };
}
