import { packing } from '@traiteur/contract/delivery/packing.ts';
import { handlersFor } from '../../http/handlers.ts';
import { nextDeliveryDate } from '../delivery-report/next-delivery-date.ts';
import { packingDay, tickPacking } from './packing-day.ts';

export const packingApi = handlersFor(packing, {
  getPacking: async ({ query: { date } }, context) => packingDay(context.db, date ?? (await nextDeliveryDate(context))),
  tickPacking: ({ body }, context) => tickPacking(body, context),
});
