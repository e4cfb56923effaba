import { cashUps } from '@traiteur/contract/money/cash-ups.ts';
import { handlersFor } from '../../http/handlers.ts';
import { cashUp, getCashUps } from './cash-up.ts';

export const cashUpsApi = handlersFor(cashUps, {
  getCashUps: ({ query }, context) => getCashUps(query.date, context),
  cashUp: ({ body }, context) => cashUp(body, context),
});
