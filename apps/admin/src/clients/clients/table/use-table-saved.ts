import { useQueryClient } from '@tanstack/react-query';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** Reads clients and orders again, whose conflicts follow from who eats. */
export function useTableSaved() {
  const queries = useQueryClient();
  return async () => {
    for (const tag of ['clients', 'orders'] as const) await queries.invalidateQueries({ queryKey: nounKeys(tag).all });
  };
}
