import { clientExports } from '@traiteur/contract/client-exports.ts';
import { useAddress } from '@traiteur/front/routing/use-address.ts';
import { checkedQuery, type ListFilters } from '../list/use-list.ts';

/** Filters as the address and the query write them. */
export type ClientQuery = Record<string, string>;

/** Which clients: kept in the address, checked by the contract's own query. */
export function useClientFilters(): ListFilters & { query: ClientQuery; clear: () => void } {
  const { address, change } = useAddress();
  const query = checkedQuery(clientExports.operations.exportClients, Object.fromEntries(address));
  return {
    query,
    filterValue: (name) => query[name] ?? '',
    filter: (values) => change(values, { replace: true }),
    clear: () => change((now) => Object.fromEntries([...now.keys()].map((name) => [name, null])), { replace: true }),
  };
}
