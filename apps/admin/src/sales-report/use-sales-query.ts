import { type SalesQuery, salesQuery } from '@traiteur/contract/sales-report.ts';
import { useSearchParams } from 'react-router';
import { readSalesQuery } from './sales-query.ts';

/** A filter's name in the address, with its value as text; undefined takes it off. */
export type SalesFilterValues = Partial<Record<keyof typeof salesQuery.shape, string | undefined>>;

/** Which sales the address asks for, and how to ask for others. */
export function useSalesQuery(): { asked: SalesQuery; filter: (values: SalesFilterValues) => void } {
  const [address, setAddress] = useSearchParams();
  const asked = readSalesQuery(Object.fromEntries(address));
  function filter(values: SalesFilterValues) {
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values))
          if (value) after.set(name, value);
          else after.delete(name);
        return after;
      },
      { preventScrollReset: true },
    );
  }
  return { asked, filter };
}
