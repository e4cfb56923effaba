import { production } from '@traiteur/contract/delivery/production.ts';
import { handlersFor } from '../../http/handlers.ts';
import { nextDeliveryDate } from '../delivery-report/next-delivery-date.ts';
import { productionPlan } from './production-plan.ts';
import { recipeCards } from './recipe-cards.ts';
import { recordPrint } from './record-print.ts';
import { listShortages } from './shortages.ts';
import { tickPreparation, tickProduction } from './tick-production.ts';

export const productionApi = handlersFor(production, {
  getProductionPlan: async ({ query: { date, days } }, context) =>
    productionPlan(context.db, date ?? (await nextDeliveryDate(context)), days),
  tickProduction: ({ body }, context) => tickProduction(body, context),
  tickPreparation: ({ body }, context) => tickPreparation(body, context),
  recordProductionPrint: ({ body }, context) => recordPrint(body, context),
  listRecipeCards: async ({ query: { date, recipeId } }, { db }) => ({
    date,
    cards: await recipeCards(db, date, recipeId),
  }),
  listShortages: ({ query: { date } }, { db }) => listShortages(db, date),
});
