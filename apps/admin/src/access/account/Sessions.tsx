import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '@traiteur/contract/access/sessions.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { DataTable } from '@traiteur/kit/list/DataTable.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { sessionsQuery } from './account-queries.ts';
import { deviceOf } from './device.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';

export function Sessions() {
  const api = useApi();
  const words = useTranslations('sessions');
  const dates = useDates();
  const showFailure = useFailureToast();
  const queries = useQueryClient();
  const query = useQuery(sessionsQuery(api));
  const ending = useMutation({
    mutationFn: (id: string) => api.call('sessions', 'endSession', { id }),
    onSuccess: () => toast.success(words('ended')),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery(api).queryKey }),
  });
  const table = (rows: readonly Session[] | undefined) => (
    <DataTable
      label={words('title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'device', heading: words('device'), render: (row) => deviceOf(row.userAgent) },
        { key: 'address', heading: words('address'), render: (row) => row.address },
        { key: 'since', heading: words('since'), render: (row) => dates.day(row.createdAt) },
        { key: 'last', heading: words('lastUsed'), render: (row) => dates.day(row.lastUsedAt) },
        {
          key: 'end',
          heading: words('session'),
          render: (row) =>
            row.current ? (
              <Chip tone="ok">{words('current')}</Chip>
            ) : (
              <Button busy={ending.isPending} onClick={() => ending.mutate(row.id)}>
                {words('end')}
              </Button>
            ),
          align: 'right',
        },
      ]}
    />
  );
  return (
    <Card flush title={words('title')} aside={<EndAll />}>
      <Shown query={query} shape={table(undefined)}>
        {({ items }) => table(items)}
      </Shown>
    </Card>
  );
}

function EndAll() {
  const { auth } = useFront();
  const words = useTranslations('sessions');
  const showFailure = useFailureToast();
  const [asking, setAsking] = useState(false);
  const ending = useMutation({
    mutationFn: auth.signOutEverywhere,
    onError: showFailure,
  });
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {words('endAll')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={words('endAllQuestion')}
        confirm={words('endAll')}
        danger
        busy={ending.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => ending.mutate()}
      >
        {words('endAllExplained')}
      </ConfirmDialog>
    </>
  );
}
