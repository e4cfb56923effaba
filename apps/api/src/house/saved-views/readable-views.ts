import { everyOperation } from '@traiteur/contract/operations.ts';
import type { SavedView } from '@traiteur/contract/house/saved-views.ts';
import { contactFieldsOf } from '@traiteur/contract/statement/contact-fields.ts';
import { isForContact } from '@traiteur/contract/statement/fields.ts';
import type { Operation, Tagged } from '@traiteur/contract/statement/operation.ts';
import { isPermitted, mayReachClients, type StaffCaller } from '../../core/caller.ts';

const nouns: readonly Tagged[] = everyOperation;

const lists: ReadonlyMap<string, Operation> = new Map(
  nouns.flatMap(({ tag, operations: { list } }) => (list ? [[tag, list]] : [])),
);

/** Others' searches and filters name clients, to whom the caller may not be led by them. Of no list, none are read. */
export function readableViews(views: readonly SavedView[], caller: StaffCaller): SavedView[] {
  return views.filter((view) => {
    const list = lists.get(view.list);
    if (!list || !isPermitted(list.scope, caller)) return false;
    return view.own || mayReachClients(caller) || !namesClients(list, view.query);
  });
}

/** A list that can be narrowed down by contact finds clients by words too. */
function namesClients({ query }: Operation, viewQuery: SavedView['query']): boolean {
  if (!query) return false;
  const searchesClients = Object.values(query.shape).some(isForContact);
  return contactFieldsOf(query, viewQuery).length > 0 || (searchesClients && Boolean(viewQuery['search']));
}
