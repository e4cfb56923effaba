import type { Operation } from '@traiteur/contract/statement/operation.ts';
import type { Handler, ListedHandlers } from './handlers.ts';

/** Within its audit entry, which the primary keeps, a statement that may lag is read from the replica. */
export function withReplica({ mayLag }: Operation, name: string, handlers: ListedHandlers): ListedHandlers {
  if (!mayLag) return handlers;
  const handler = handlers[name] as Handler;
  const reading: Handler = (input, context) => {
    const read = (db: typeof context.db) => handler(input, { ...context, db });
    return context.server.replica?.read(read, { primary: context.db, onAge: context.onAge }) ?? read(context.db);
  };
  return { ...handlers, [name]: reading };
}
