import en from 'virtual:words/screen/kitchenBook/en';
import fr from 'virtual:words/screen/kitchenBook/fr';
import { useQuery } from '@tanstack/react-query';
import type { BookDay } from '@traiteur/contract/kitchen/kitchen-book.ts';
import { periodQuery } from '@traiteur/contract/money/sales-report.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useTranslations } from 'use-intl';
import { ExcelButton } from '../../files/ExcelButton.tsx';
import { ReportPeriodFilter } from '../../list/ReportPeriodFilter.tsx';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { BookReceipts } from './BookReceipts.tsx';
import styles from './KitchenBook.module.css';
import { registerQuery } from './kitchen-book-queries.ts';
import { WrittenCheck } from './WrittenCheck.tsx';

export default function RegisterPage() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Register />
    </ScreenWords>
  );
}

/** What an inspector asks for: every day of a period with all that was written, to be printed or taken along. */
function Register() {
  const api = useApi();
  const words = useTranslations('kitchenBook');
  const { query: wish, change } = useQueryInAddress(periodQuery);
  const query = useQuery(registerQuery(api, wish));
  const period = query.data && { from: query.data.from, to: query.data.to };
  return (
    <Screen
      title={words('menu')}
      subtitle={words('menuSubtitle')}
      action={
        <>
          <ExcelButton
            file="kitchen-book"
            days={period && [period.from, period.to]}
            open={(signal) => api.call('kitchen-book', 'exportKitchenBook', wish, undefined, { signal })}
          />
          <PrintButton>{words('print')}</PrintButton>
        </>
      }
    >
      <div className={`${styles['filters']} no-print`}>
        <ReportPeriodFilter
          label={words('period')}
          usual="thisMonth"
          dateBy="order"
          query={wish}
          days={period}
          onChange={change}
        />
      </div>
      <Shown
        query={query}
        card="message"
        shape={<Skeleton width="100%" height={320} />}
        empty={({ days }) => days.length === 0 && words('nothing')}
      >
        {({ days }) => (
          <Stack>
            {days.map((day) => (
              <Day key={day.date} day={day} />
            ))}
          </Stack>
        )}
      </Shown>
    </Screen>
  );
}

function Day({ day: { date, checks, receipts, signature } }: { day: BookDay }) {
  const words = useTranslations('kitchenBook');
  const dates = useDates();
  const nameOf = useLocalName();
  return (
    <Card title={dates.long(date)}>
      <ul className={styles['register']}>
        {checks.map((check) => (
          <li key={check.id}>
            <strong>
              {nameOf(check.point.name)}
              {check.hour && <small> {words('atHour', { hour: dates.clock(check.hour) })}</small>}
            </strong>
            <WrittenCheck check={check} isFixed />
          </li>
        ))}
        <BookReceipts receipts={receipts} />
      </ul>
      <p className={styles['signature']}>
        {signature
          ? words('signed', { by: signature.by, at: dates.moment(signature.at), missing: signature.missing })
          : words('unsigned')}
      </p>
    </Card>
  );
}
