import { orderStatuses } from '@traiteur/domain/orders/order-life.ts';
import * as z from 'zod/mini';
import { clientAllergy, lineAllergen, orderedConflict, pricedLine, unaskedEater } from '../orders/order-record.ts';
import { bilingual, colour, count, id, localDate, localTime, moment } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

const packingTick = z.object({
  /** Portions in the bag: fewer than are ordered where the line grew since. */
  quantity: count,
  by: z.string(),
  at: moment,
});

const packedLine = z.object({
  lineId: id,
  name: bilingual(120),
  sizeName: bilingual(80),
  quantity: count,
  eaterId: pricedLine.shape.eaterId,
  eater: pricedLine.shape.eater,
  allergens: z.array(lineAllergen),
  tick: z.nullable(packingTick),
});

const bag = z.object({
  orderId: id,
  number: z.string(),
  status: z.enum(orderStatuses),
  clientId: id,
  client: z.string(),
  /** Of the client, as one who eats. */
  eaterId: id,
  kitchenNote: z.string(),
  clientAllergies: z.array(clientAllergy),
  unaskedEaters: z.array(unaskedEater),
  conflicts: z.array(orderedConflict),
  /** A batch of one of its dishes is on hold. */
  isHeld: z.boolean(),
  lines: z.array(packedLine),
});
export type Bag = z.output<typeof bag>;

const packingRound = z.object({
  zoneId: id,
  zoneName: bilingual(80),
  colour,
  start: localTime,
  end: localTime,
  /** Those of clients who react to something first, then in driving order. */
  bags: z.array(bag),
});

const packingDay = z.object({ date: localDate, rounds: z.array(packingRound) });
export type PackingDay = z.output<typeof packingDay>;

export const packing = operationsOf('packing', {
  getPacking: {
    summary:
      'The bags of a delivery date, without one of the next that delivers: by round, those of allergic clients first, with what is in each and who put it there; cancelled orders left out.',
    method: 'GET',
    path: '/packing',
    scope: 'orders:prepare',
    query: z.strictObject({ date: z.optional(localDate) }),
    result: packingDay,
    refusals: [],
  },
  tickPacking: {
    summary:
      'Says how many portions of a line are in its bag; 0 takes the tick away. The same again changes nothing but who said it last.',
    method: 'PUT',
    path: '/packing-ticks',
    scope: 'orders:prepare',
    body: z.strictObject({ lineId: id, quantity: count.check(z.maximum(100_000)) }),
    result: z.object({ tick: z.nullable(packingTick) }),
    // The tick says who and when.
    audit: 'none',
    refusals: ['not-found'],
  },
});
