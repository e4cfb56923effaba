import type { Round } from '@traiteur/contract/delivery/rounds.ts';
import { useApi } from '@traiteur/front/front.ts';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import type { ReactNode } from 'react';
import { useTo } from '../../../use-to.ts';
import { roundKey, roundQuery } from '../report-query.ts';

interface RoundLinkProps {
  date: string;
  round: Pick<Round, 'zoneId' | 'start' | 'end'>;
  children: ReactNode;
}

/** To the driver's own page of a round, for who drives. */
export function RoundLink({ date, round, children }: RoundLinkProps) {
  const to = useTo();
  const api = useApi();
  if (!api.offers('rounds', 'getRound')) return null;
  return (
    <AppLink className="no-print" to={addressWithQuery(to('round'), roundQuery, { date, round: roundKey(round) })}>
      {children}
    </AppLink>
  );
}
