import en from 'virtual:words/screen/serverStatus/en';
import fr from 'virtual:words/screen/serverStatus/fr';
import { useQuery } from '@tanstack/react-query';
import { serverParts, serverStateOf } from '@traiteur/domain/house/server-states.ts';
import type { ServerStatus } from '@traiteur/contract/house/server-status.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { PartCard } from './PartCard.tsx';
import styles from './ServerStatus.module.css';
import { serverStatusQuery } from './server-status-queries.ts';
import { Summary } from './Summary.tsx';

export default function ServerStatusPage() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Status />
    </ScreenWords>
  );
}

function Status() {
  const api = useApi();
  const words = useTranslations('serverStatus');
  const query = useQuery(serverStatusQuery(api));
  return (
    <Screen
      title={words('title')}
      subtitle={words('subtitle')}
      action={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {words('again')}
        </Button>
      }
    >
      <Shown query={query} card="message" shape={<Parts status={undefined} />}>
        {(status) => <Parts status={status} />}
      </Shown>
    </Screen>
  );
}

const urgency = ['act', 'watch', 'unknown', 'ok'];

/** What is urgent first. `status` is undefined while it loads. */
function Parts({ status }: { status: ServerStatus | undefined }) {
  const words = useTranslations('serverStatus');
  const dates = useDates();
  const rankOf = (part: (typeof serverParts)[number]) => (status ? urgency.indexOf(serverStateOf(status[part])) : 0);
  const parts = serverParts.toSorted((first, second) => rankOf(first) - rankOf(second));
  return (
    <>
      <Summary status={status} />
      <div className={styles['parts']}>
        {parts.map((part) =>
          status ? (
            <PartCard key={part} part={part} status={status} />
          ) : (
            <Card key={part} title={words(`parts.${part}`)}>
              <Skeleton />
            </Card>
          ),
        )}
      </div>
      {status && <p className={styles['readAt']}>{words('readAt', { moment: dates.day(status.at) })}</p>}
    </>
  );
}
