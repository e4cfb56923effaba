import en from 'virtual:words/screen/cashUps/en';
import fr from 'virtual:words/screen/cashUps/fr';
import { useQuery } from '@tanstack/react-query';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { othersTillsScope } from '@traiteur/domain/access/scopes.ts';
import { localDate } from '@traiteur/contract/statement/fields.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { DateInput } from '@traiteur/kit/fields/dates/DateInput.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { DifferencesLink } from '../payment-differences/DifferencesLink.tsx';
import { TakingsLink } from '../takings/TakingsLink.tsx';
import { cashUpQuery } from './cash-up-queries.ts';
import styles from './CashUps.module.css';
import { Till } from './Till.tsx';
import { ScreenWords } from '../../noun/ScreenWords.tsx';

const tillQuery = z.strictObject({ date: z.optional(localDate) });

/** The tills of a day that this user may close. */
export default function CashUps() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Tills />
    </ScreenWords>
  );
}

function Tills() {
  const api = useApi();
  const words = useTranslations('cashUps');
  const print = useTranslations('orders');
  const dates = useDates();
  const today = useToday();
  const { user } = useSession();
  const { query: chosenQuery, change } = useQueryInAddress(tillQuery);
  const date = chosenQuery.date ?? today;
  const show = (day: string) => change(() => ({ date: day }), { replace: true });
  const query = useQuery(cashUpQuery(api, date));
  const seesOthers = user?.scope.includes(othersTillsScope) ?? false;
  return (
    <Screen
      title={words('title')}
      subtitle={dates.long(date)}
      action={
        <>
          <TakingsLink />
          <DifferencesLink />
          <PrintButton>{print('print')}</PrintButton>
        </>
      }
    >
      <div className={`${styles['tools']} no-print`}>
        <Button aria-label={words('previous')} onClick={() => show(addDays(date, -1))}>
          ←
        </Button>
        <DateInput label={words('date')} value={date} onChange={(day) => day && show(day)} />
        <Button aria-label={words('next')} onClick={() => show(addDays(date, 1))}>
          →
        </Button>
      </div>
      <Shown
        query={query}
        card="message"
        shape={<Skeleton width="100%" height={160} />}
        empty={({ takers }) => takers.length === 0 && words(seesOthers ? 'empty' : 'emptyOwn')}
      >
        {({ takers }) => (
          <Stack>
            {takers.map((taker) => (
              <Till key={`${taker.takerId} ${taker.taker}`} date={date} till={taker} />
            ))}
          </Stack>
        )}
      </Shown>
    </Screen>
  );
}
