import * as z from 'zod/mini';
import { count, distinct, id, localDate, localTime } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

const mostStops = 1000;

const stopOrder = z.object({ orderIds: z.array(id), version: count });

export const stopOrders = operationsOf('stop-orders', {
  updateStopOrder: {
    summary:
      'Keeps in which order the stops of a round are driven to; refused as stale where somebody else ordered them since, or the round has lost one of them.',
    method: 'PUT',
    path: '/stop-order',
    scope: 'orders:deliver',
    body: z.strictObject({
      date: localDate,
      zoneId: id,
      start: localTime,
      end: localTime,
      /** First stop first. Missing stops of the round follow by postal code. */
      orderIds: z.array(id).check(z.minLength(1), z.maxLength(mostStops), distinct),
      /** From the delivery report; 0 if the stops have no order yet. */
      version: count,
    }),
    result: stopOrder,
    audit: 'none',
    refusals: ['stale'],
  },
});
export type StopOrderInput = z.input<typeof stopOrders.operations.updateStopOrder.body>;
