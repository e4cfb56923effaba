import { recalls } from '@traiteur/contract/kitchen/recalls.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportRecall } from './export-recall.ts';
import { exportRecalls } from './export-recalls.ts';
import { getRecall, listRecalls } from './recall-rows.ts';
import { previewRecall } from './recalled-orders.ts';
import { endRecall, recordCall } from './record-call.ts';
import { startRecall } from './start-recall.ts';

export const recallsApi = handlersFor(recalls, {
  list: ({ query }, { db }) => listRecalls(db, query),
  get: ({ params }, { db }) => getRecall(db, params.id),
  exportRecalls: (_input, context) => exportRecalls(context),
  previewRecall: ({ query }, context) => previewRecall(query, context),
  startRecall: ({ body }, context) => startRecall(body, context),
  recordRecallCall: ({ params, body }, context) => recordCall(params.id, body, context),
  endRecall: ({ params, body }, context) => endRecall(params.id, body.reason, context),
  exportRecall: ({ params }, context) => exportRecall(params.id, context),
});
