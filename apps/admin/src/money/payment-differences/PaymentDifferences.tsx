import en from 'virtual:words/screen/paymentDifferences/en';
import fr from 'virtual:words/screen/paymentDifferences/fr';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PaymentComparison } from '@traiteur/contract/money/payment-differences.ts';
import { localDate } from '@traiteur/contract/statement/fields.ts';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { DateInput } from '@traiteur/kit/fields/dates/DateInput.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { paymentOptionsQuery } from '../online-payments/online-queries.ts';
import { orderKeys } from '../../orders/order-queries.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { type ComparedPeriod, differencesKey, differencesQuery } from './difference-queries.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import styles from './PaymentDifferences.module.css';

const periodQuery = z.strictObject({ from: z.optional(localDate), to: z.optional(localDate) });

/** Days compared by default, including today. */
const usualDays = 7;

/** Compares our online payments with Stripe's, and offers to record what only Stripe knows. */
export default function PaymentDifferences() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Differences />
    </ScreenWords>
  );
}

function Differences() {
  const api = useApi();
  const linkTo = useTo();
  const words = useTranslations('paymentDifferences');
  const today = useToday();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const { query: chosenQuery, change } = useQueryInAddress(periodQuery);
  const to = chosenQuery.to ?? today;
  const period = { from: chosenQuery.from ?? addDays(to, 1 - usualDays), to };
  const options = useQuery(paymentOptionsQuery(api));
  const isOn = options.data?.online === true;

  const changePeriod = (next: ComparedPeriod) => change(() => next, { replace: true });

  async function recordAll() {
    setBusy(true);
    try {
      const answer = await api.call('online-payments', 'settlePaymentDifferences', {}, period);
      await queries.invalidateQueries({ queryKey: orderKeys.all });
      queries.setQueryData(differencesKey(period), answer);
      toast.success(words('settled'));
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Screen
      title={words('title')}
      subtitle={words('subtitle')}
      action={
        isOn && (
          <Button busy={busy} onClick={() => void recordAll()}>
            {words('settle')}
          </Button>
        )
      }
    >
      <Shown query={options} card="message" shape={shape}>
        {({ online }) =>
          online ? (
            <Comparisons period={period} onPeriod={changePeriod} />
          ) : (
            <Card>
              {words('off')} <AppLink to={linkTo('cashUps', {})}>{words('toTills')}</AppLink>
            </Card>
          )
        }
      </Shown>
    </Screen>
  );
}

function Comparisons({ period, onPeriod }: { period: ComparedPeriod; onPeriod: (period: ComparedPeriod) => void }) {
  const api = useApi();
  const words = useTranslations('paymentDifferences');
  const query = useQuery(differencesQuery(api, period));
  return (
    <>
      <div className={`${styles['tools']} no-print`}>
        <DateInput
          label={words('from')}
          value={period.from}
          onChange={(from) => from && onPeriod({ ...period, from })}
        />
        <DateInput label={words('to')} value={period.to} onChange={(to) => to && onPeriod({ ...period, to })} />
      </div>
      <Shown query={query} card="message" shape={shape}>
        {(comparison) => <Comparison comparison={comparison} />}
      </Shown>
    </>
  );
}

const shape = <Skeleton width="100%" height={160} />;

function Comparison({ comparison }: { comparison: PaymentComparison }) {
  const words = useTranslations('paymentDifferences');
  const dates = useDates();
  const { differences, payments, refunds, lastNight } = comparison;
  return (
    <Card title={differences.length > 0 ? words('count', { count: differences.length }) : words('none')}>
      {differences.length > 0 && <DifferenceTable differences={differences} />}
      <p className="hint">
        {words('compared', { payments, refunds })}{' '}
        {lastNight
          ? words('night', { at: dates.moment(lastNight.at), count: lastNight.differences })
          : words('noNight')}
      </p>
    </Card>
  );
}
