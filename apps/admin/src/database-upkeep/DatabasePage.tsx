import { useQuery } from '@tanstack/react-query';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { ErrorState } from '@traiteur/kit/look/EmptyState.tsx';
import { Screen } from '@traiteur/kit/look/Screen.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { BackupCard } from './BackupCard.tsx';
import { ContentsCard } from './ContentsCard.tsx';
import styles from './DatabasePage.module.css';
import { DemonstrationCard } from './DemonstrationCard.tsx';
import { MigrationsCard } from './MigrationsCard.tsx';
import { ServerCard } from './ServerCard.tsx';
import { useApi } from '@traiteur/front/front.ts';

/** The state of the database, and what the owner can do with it. */
export default function DatabasePage() {
  const api = useApi();
  const words = useTranslations('databaseUpkeep');
  const failureMessage = useFailureMessage();
  const {
    data: status,
    error,
    refetch,
  } = useQuery({ queryKey: ['database-upkeep'], queryFn: () => api.call('database-upkeep', 'getDatabaseStatus') });
  return (
    <Screen title={words('title')} subtitle={words('subtitle')}>
      <div className={styles['columns']}>
        <Stack>
          {error && !status ? (
            <Card>
              <ErrorState message={failureMessage(error)} retry={() => void refetch()} />
            </Card>
          ) : (
            <ServerCard status={status} />
          )}
          <BackupCard />
          {status && <MigrationsCard status={status} />}
          {status && <DemonstrationCard isEmpty={status.isEmpty} />}
        </Stack>
        <Stack>{(status || !error) && <ContentsCard tables={status?.tables} />}</Stack>
      </div>
    </Screen>
  );
}
