import { type SalesQuery, salesQuery } from '@traiteur/contract/sales-report.ts';
import { useAddress } from '@traiteur/front/routing/use-address.ts';
import { readSalesQuery } from './sales-query.ts';

/** A filter's name in the address, with its value as text; undefined takes it off. */
export type SalesFilterValues = Partial<Record<keyof typeof salesQuery.shape, string | undefined>>;

/** Which sales the address asks for, and how to ask for others. */
export function useSalesQuery(): { asked: SalesQuery; filter: (values: SalesFilterValues) => void } {
  const { address, change } = useAddress();
  return { asked: readSalesQuery(Object.fromEntries(address)), filter: (values) => change(values) };
}
