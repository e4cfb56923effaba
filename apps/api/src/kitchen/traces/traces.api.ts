import { traces } from '@traiteur/contract/kitchen/traces.ts';
import { mayReachClients } from '../../core/caller.ts';
import { handlersFor } from '../../http/handlers.ts';
import { traceBatch } from './trace-batch.ts';
import { traceStarts } from './trace-starts.ts';

export const tracesApi = handlersFor(traces, {
  traceBatch: ({ query }, context) => traceBatch(query, context),
  listTraceStarts: async ({ query: { words } }, { db, caller, house }) => ({
    items: await traceStarts(db, words, { byContact: mayReachClients(caller), timeZone: house.timeZone }),
  }),
});
