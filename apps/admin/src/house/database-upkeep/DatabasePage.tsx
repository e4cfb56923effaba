import en from 'virtual:words/screen/databaseUpkeep/en';
import fr from 'virtual:words/screen/databaseUpkeep/fr';
import { useQuery } from '@tanstack/react-query';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { useTranslations } from 'use-intl';
import { BackupCard } from './BackupCard.tsx';
import { ContentsCard } from './ContentsCard.tsx';
import styles from './DatabasePage.module.css';
import { databaseQuery } from './database-queries.ts';
import { DemonstrationCard } from './DemonstrationCard.tsx';
import { MigrationsCard } from './MigrationsCard.tsx';
import { ServerCard } from './ServerCard.tsx';
import { useApi } from '@traiteur/front/front.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';

export default function DatabasePage() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Database />
    </ScreenWords>
  );
}

function Database() {
  const api = useApi();
  const words = useTranslations('databaseUpkeep');
  const query = useQuery(databaseQuery(api));
  return (
    <Screen title={words('title')} subtitle={words('subtitle')}>
      <div className={styles['columns']}>
        <Stack>
          <Shown query={query} card="message" shape={<ServerCard status={undefined} />}>
            {(status) => <ServerCard status={status} />}
          </Shown>
          <BackupCard />
          <Shown query={query} quiet shape={null}>
            {(status) => (
              <>
                <MigrationsCard status={status} />
                <DemonstrationCard isEmpty={status.isEmpty} />
              </>
            )}
          </Shown>
        </Stack>
        <Stack>
          <Shown query={query} quiet shape={<ContentsCard tables={undefined} />}>
            {({ tables }) => <ContentsCard tables={tables} />}
          </Shown>
        </Stack>
      </div>
    </Screen>
  );
}
