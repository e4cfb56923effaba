import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DatabaseStatus } from '@traiteur/contract/house/database-upkeep.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { databaseQuery } from './database-queries.ts';
import styles from './DatabasePage.module.css';
import { useApi } from '@traiteur/front/front.ts';

/** The applied migrations and routines, and the button that applies the pending ones. */
export function MigrationsCard({ status: { applied, pending } }: { status: DatabaseStatus }) {
  const api = useApi();
  const words = useTranslations('databaseUpkeep.migrations');
  const dates = useDates();
  const showFailure = useFailureToast();
  const queries = useQueryClient();
  const upgrading = useMutation({
    mutationFn: () => api.call('database-upkeep', 'upgradeDatabase'),
    onSuccess(status) {
      queries.setQueryData(databaseQuery(api).queryKey, status);
      toast.success(words('upgraded'));
    },
    onError: showFailure,
  });
  const upgrade = (
    <Button
      variant={pending.length > 0 ? 'primary' : 'default'}
      disabledReason={pending.length > 0 ? undefined : words('nothingPending')}
      busy={upgrading.isPending}
      onClick={() => upgrading.mutate()}
    >
      {words('upgrade')}
    </Button>
  );
  return (
    <Card title={words('title')} aside={upgrade}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{words('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('step')}</th>
            <th scope="col">{words('applied')}</th>
          </tr>
        </thead>
        <tbody>
          {pending.map((name) => (
            <Row key={name} name={name} applied={<Chip tone="wait">{words('pending')}</Chip>} />
          ))}
          {applied.toReversed().map(({ name, appliedAt }) => (
            <Row key={name} name={name} applied={dates.day(appliedAt)} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const Row = ({ name, applied }: { name: string; applied: ReactNode }) => (
  <tr>
    <th scope="row">
      <code>{name.replace(/\.sql$/, '')}</code>
    </th>
    <td>{applied}</td>
  </tr>
);
