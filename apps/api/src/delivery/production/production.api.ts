import { production } from '@traiteur/contract/delivery/production.ts';
import { handlersFor } from '../../http/handlers.ts';
import { nextDeliveryDate } from '../delivery-report/next-delivery-date.ts';
import { productionDay, tickProduction } from './production-day.ts';
import { listShortages } from './shortages.ts';

export const productionApi = handlersFor(production, {
  getProduction: async ({ query: { date } }, context) =>
    productionDay(context.db, date ?? (await nextDeliveryDate(context))),
  tickProduction: ({ body }, context) => tickProduction(body, context),
  listShortages: ({ query: { date } }, { db }) => listShortages(db, date),
});
