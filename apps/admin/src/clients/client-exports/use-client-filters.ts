import { clientExports } from '@traiteur/contract/clients/client-exports.ts';
import { type QueryText, useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { useState } from 'react';

const { query: clientQuery } = clientExports.operations.exportClients;

export type ClientQuery = QueryText<typeof clientQuery>;
type FilterName = keyof ClientQuery;

/** Filters kept in the address, checked by the contract's query; `leftovers` is typed text that matches no option. */
export function useClientFilters() {
  const { text: query, change } = useQueryInAddress(clientQuery);
  const [leftovers, setLeftovers] = useState<Readonly<Record<string, string>>>({});
  const set = (name: FilterName, value: string | undefined) => change({ [name]: value }, { replace: true });
  return {
    query,
    /** Value and change of one filter; the value is empty where the filter is not set. */
    field: (name: FilterName) => ({
      value: query[name] ?? '',
      onChange: (value: string | undefined) => set(name, value),
    }),
    /** Sets several at once; undefined clears one. */
    set: (values: { [Name in FilterName]?: string | undefined }) => change(values, { replace: true }),
    leftovers,
    /** Sets a filter chosen by typing, with the text that matches nothing yet. */
    choose: (name: FilterName, value: string, leftover: string) => {
      setLeftovers((current) => ({ ...current, [name]: leftover }));
      if (value !== (query[name] ?? '')) set(name, value);
    },
    clear: () => {
      setLeftovers({});
      change((now) => Object.fromEntries(Object.keys(now).map((name) => [name, null])), { replace: true });
    },
  };
}
