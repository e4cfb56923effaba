import { useQuery } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { clientStandingQuery } from '../client-queries.ts';
import { useMergeUndo } from './use-merges.ts';

/** Undoes the merges of the last day, the latest first. */
export function UndoableMerges({ client: { id } }: { client: Client }) {
  const api = useApi();
  const words = useTranslations('clients.merge');
  const dates = useDates();
  const { run: undo, isUnderWay } = useMergeUndo(id);
  const { data: standing } = useQuery(clientStandingQuery(api, id));
  const [latest] = standing?.merges ?? [];
  if (!latest || !api.offers('clients', 'undoMerge')) return null;
  const { firstName, lastName, by, at, undoUntil } = latest;
  return (
    <Card title={words('merged')}>
      <p>
        {words('by', { name: `${firstName} ${lastName}`, by, at: dates.moment(at), until: dates.moment(undoUntil) })}
      </p>
      <Button busy={isUnderWay} onClick={() => void undo(latest.id)}>
        {words('undo')}
      </Button>
    </Card>
  );
}
