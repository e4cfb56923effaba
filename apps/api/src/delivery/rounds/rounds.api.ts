import { rounds } from '@traiteur/contract/delivery/rounds.ts';
import { handlersFor } from '../../http/handlers.ts';
import { assignRound } from './driver-rows.ts';
import { getRound } from './get-round.ts';
import { recordDelivery } from './record-delivery.ts';

export const roundsApi = handlersFor(rounds, {
  getRound: ({ query }, context) => getRound(query, context),
  recordDelivery: ({ params, body, headers }, context) =>
    recordDelivery(params.id, body, headers['Idempotency-Key'], context),
  assignRound: ({ body }, { db, caller }) => assignRound(db, body, caller),
});
