import en from 'virtual:words/screen/recalls/en';
import fr from 'virtual:words/screen/recalls/fr';
import { useQuery } from '@tanstack/react-query';
import type { Recall } from '@traiteur/contract/kitchen/recalls.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { Progress } from '@traiteur/kit/look/Progress.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ExcelButton } from '../../files/ExcelButton.tsx';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { EndRecall } from './EndRecall.tsx';
import { RecallPeople } from './RecallPeople.tsx';
import { recallQuery } from './recall-queries.ts';
import styles from './Recall.module.css';

export default function RecallPage() {
  return (
    <ScreenWords fr={fr} en={en}>
      <RecallScreen />
    </ScreenWords>
  );
}

function RecallScreen() {
  const id = Number(useParams()['id']);
  const api = useApi();
  const words = useTranslations('recalls');
  const query = useQuery(recallQuery(api, id));
  const recall = query.data;
  return (
    <Screen
      title={words('one')}
      subtitle={recall?.number}
      action={
        recall && (
          <>
            <ExcelButton
              file="recall"
              days={[recall.at.slice(0, 10)]}
              open={(signal) => api.call('recalls', 'exportRecall', { id }, undefined, { signal })}
            />
            <EndRecall recall={recall} />
          </>
        )
      }
    >
      <Shown query={query} quiet={recall !== undefined} card="both" shape={<Skeleton width="100%" height={320} />}>
        {(shownRecall) => (
          <Stack>
            <RecallFacts recall={shownRecall} />
            <RecallPeople recall={shownRecall} />
            <RecallLetters recall={shownRecall} />
          </Stack>
        )}
      </Shown>
    </Screen>
  );
}

function RecallFacts({ recall }: { recall: Recall }) {
  const to = useTo();
  const words = useTranslations('recalls');
  const dates = useDates();
  const nameOf = useLocalName();
  const { name, number, reason, at, by, end, orders, portions, clients, reached, ingredientBatchId, cookedBatchId } =
    recall;
  const root =
    ingredientBatchId === null ? `?cookedBatchId=${cookedBatchId}` : `?ingredientBatchId=${ingredientBatchId}`;
  return (
    <Card title={nameOf(name)} aside={<Chip tone={end ? 'mute' : 'alarm'}>{words(end ? 'isOver' : 'isRunning')}</Chip>}>
      <Facts
        facts={[
          [
            words('fields.number'),
            <OfferedLink key="number" to={to('traceability') + root}>
              {number || nameOf(name)}
            </OfferedLink>,
          ],
          [words('fields.reason'), reason],
          [words('fields.at'), `${dates.moment(at)} · ${by}`],
          [words('fields.orders'), orders],
          [words('fields.portions'), portions],
          ...(end ? [[words('fields.end'), words('endedBy', { ...end, at: dates.moment(end.at) })] as const] : []),
        ]}
      />
      <p className={styles['progress']}>
        <b>{words('sentence', { reached, clients })}</b> · {words('left', { count: clients - reached })}
      </p>
      <Progress done={reached} total={clients} label={words('sentence', { reached, clients })} />
    </Card>
  );
}

function RecallLetters({ recall: { letters } }: { recall: Recall }) {
  const words = useTranslations('recalls');
  const sentLetters = (['fr', 'en'] as const).flatMap((locale) => {
    const letter = letters[locale];
    return letter ? [{ locale, letter }] : [];
  });
  if (sentLetters.length === 0) return null;
  return (
    <Card title={words('told')}>
      {sentLetters.map(({ locale, letter }) => (
        <div key={locale} lang={locale} className={styles['told']}>
          <b>{letter.subject}</b>
          <p>{letter.text}</p>
        </div>
      ))}
    </Card>
  );
}
