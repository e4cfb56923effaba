import { clientExports } from '@traiteur/contract/client-exports.ts';
import { useAddress } from '@traiteur/front/routing/use-address.ts';
import { useState } from 'react';
import { checkedQuery, type ListFilters } from '../list/use-list.ts';

/** Filters as the address and the query write them. */
export type ClientQuery = Record<string, string>;

/** Which clients: kept in the address, checked by the contract's own query; beside it the text that has chosen no filter. */
export function useClientFilters() {
  const { address, change } = useAddress();
  const [leftovers, setLeftovers] = useState<Readonly<Record<string, string>>>({});
  const query = checkedQuery(clientExports.operations.exportClients, Object.fromEntries(address));
  const filterValue = (name: string) => query[name] ?? '';
  const filter: ListFilters['filter'] = (values) => change(values, { replace: true });
  return {
    query,
    filterValue,
    filter,
    leftovers,
    /** Sets a filter that one chooses by typing, with the text that has chosen nothing yet. */
    choose: (name: string, value: string, leftover: string) => {
      setLeftovers((before) => ({ ...before, [name]: leftover }));
      if (value !== filterValue(name)) filter({ [name]: value });
    },
    clear: () => {
      setLeftovers({});
      change((now) => Object.fromEntries([...now.keys()].map((name) => [name, null])), { replace: true });
    },
  };
}
