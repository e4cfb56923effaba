import { useQueryClient } from '@tanstack/react-query';
import type { SecondFactor } from '@traiteur/contract/access/second-factor.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { secondFactorQuery } from './second-factor-queries.ts';

/** Shows the factors that the server answered, or reads them again; and the sessions, since the others have ended. */
export function useKeepFactors() {
  const { queryKey } = secondFactorQuery(useApi());
  const queries = useQueryClient();
  return (secondFactor?: SecondFactor): void => {
    if (secondFactor) queries.setQueryData(queryKey, secondFactor);
    else void queries.invalidateQueries({ queryKey });
    void queries.invalidateQueries({ queryKey: nounKeys('sessions').all });
  };
}
