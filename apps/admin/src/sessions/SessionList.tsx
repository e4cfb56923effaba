import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@traiteur/kit/Button.tsx';
import { Card } from '@traiteur/kit/Card.tsx';
import { Chip } from '@traiteur/kit/Chip.tsx';
import { DataTable } from '@traiteur/kit/DataTable.tsx';
import { ErrorState } from '@traiteur/kit/EmptyState.tsx';
import { Screen } from '@traiteur/kit/Screen.tsx';
import { toast } from '@traiteur/kit/toast.tsx';
import { useTranslations } from 'use-intl';
import { api } from '../shell/api.ts';
import { useFailureMessage } from '../shell/fault-messages.ts';
import { useDates } from '../shell/use-dates.ts';

/** Where one is signed in, and the way to end it there. */
export default function SessionList() {
  const words = useTranslations('sessions');
  const dates = useDates();
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: () => api.call('sessions', 'listSessions'),
  });
  const ending = useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map((id) => api.call('sessions', 'endSession', { id }))),
    onSuccess: () => toast.success(words('ended')),
    onError: (failure) => toast.error(failureMessage(failure)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  });
  const others = (data?.items ?? []).filter(({ current }) => !current).map(({ id }) => id);
  const endOthers = others.length > 0 && (
    <Button variant="danger" busy={ending.isPending} onClick={() => ending.mutate(others)}>
      {words('endOthers')}
    </Button>
  );
  return (
    <Screen title={words('title')} subtitle={words('subtitle')} action={endOthers}>
      <Card flush>
        {error ? (
          <ErrorState message={failureMessage(error)} retry={() => void refetch()} />
        ) : (
          <DataTable
            label={words('title')}
            rows={data?.items}
            rowKey={({ id }) => id}
            columns={[
              { key: 'device', heading: words('device'), render: (row) => deviceOf(row.userAgent) },
              { key: 'address', heading: words('address'), render: (row) => row.address },
              { key: 'since', heading: words('since'), render: (row) => dates.day(row.createdAt) },
              { key: 'last', heading: words('lastUsed'), render: (row) => dates.day(row.lastUsedAt) },
              {
                key: 'end',
                heading: words('end'),
                render: (row) =>
                  row.current ? (
                    <Chip tone="ok">{words('current')}</Chip>
                  ) : (
                    <Button busy={ending.isPending} onClick={() => ending.mutate([row.id])}>
                      {words('end')}
                    </Button>
                  ),
                align: 'right',
              },
            ]}
          />
        )}
      </Card>
    </Screen>
  );
}

/** The browser and the system out of what a browser says it is; the whole of it where neither is known. */
function deviceOf(userAgent: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//
    .exec(userAgent)?.[1]
    ?.replace('Edg', 'Edge')
    .replace('OPR', 'Opera');
  const system = /(iPhone|iPad|Android|Windows|Macintosh|Linux)/.exec(userAgent)?.[1]?.replace('Macintosh', 'macOS');
  return [browser, system].filter(Boolean).join(' · ') || userAgent || '–';
}
