import { exports } from '@traiteur/contract/exports.ts';
import { useSearchParams } from 'react-router';
import { checkedQuery, type ListFilters } from '../shell/use-list.ts';

/** Filters as the address and the query write them. */
export type ClientQuery = Record<string, string>;

/** Which clients: kept in the address, checked by the contract's own query. */
export function useClientFilters(): ListFilters & { query: ClientQuery; clear: () => void } {
  const [address, setAddress] = useSearchParams();
  const query = checkedQuery(exports.operations.exportClients, Object.fromEntries(address));
  const put = (values: Record<string, string | undefined>) => {
    const kept = Object.entries({ ...query, ...values }).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    );
    setAddress(kept, { replace: true, preventScrollReset: true });
  };
  return {
    query,
    filterValue: (name) => query[name] ?? '',
    filter: put,
    clear: () => setAddress({}, { replace: true, preventScrollReset: true }),
  };
}
