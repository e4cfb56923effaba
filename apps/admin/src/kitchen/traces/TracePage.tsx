import enHolds from 'virtual:words/screen/batchHolds/en';
import frHolds from 'virtual:words/screen/batchHolds/fr';
import enRecalls from 'virtual:words/screen/recalls/en';
import frRecalls from 'virtual:words/screen/recalls/fr';
import en from 'virtual:words/screen/traces/en';
import fr from 'virtual:words/screen/traces/fr';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { TraceDays } from './TraceDays.tsx';
import { TraceGoods } from './TraceGoods.tsx';
import { TraceHead } from './TraceHead.tsx';
import { TraceLots } from './TraceLots.tsx';
import { TraceOrders } from './TraceOrders.tsx';
import { hasRoot, traceInAddress, traceQuery } from './trace-queries.ts';
import styles from './Traces.module.css';
import { TraceServings } from './TraceServings.tsx';
import { TraceStarts } from './TraceStarts.tsx';

export default function TracePage() {
  return (
    <ScreenWords fr={{ ...frHolds, ...frRecalls, ...fr }} en={{ ...enHolds, ...enRecalls, ...en }}>
      <Traceability />
    </ScreenWords>
  );
}

/** Where a batch came from and where it went: begun by whatever somebody has in hand. */
function Traceability() {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('traces');
  const { query: wish, change } = useQueryInAddress(traceInAddress);
  const isChosen = hasRoot(wish);
  const query = useQuery(traceQuery(api, wish));
  return (
    <Screen
      title={words('title')}
      subtitle={words('subtitle')}
      action={isChosen && <ButtonLink to={to('traceability')}>{words('otherStart')}</ButtonLink>}
    >
      {isChosen ? (
        <Shown query={query} card="both" shape={<Skeleton width="100%" height={320} />}>
          {(trace) => (
            <div className={styles['trace']}>
              <TraceHead trace={trace} />
              <TraceDays trace={trace} onChange={(days) => change(days, { replace: true })} />
              <TraceGoods goods={trace.goods} />
              <TraceLots lots={trace.lots} />
              <TraceServings servings={trace.servings} />
              <TraceOrders trace={trace} />
            </div>
          )}
        </Shown>
      ) : (
        <TraceStarts search={wish.search ?? ''} onSearch={(search) => change({ search }, { replace: true })} />
      )}
    </Screen>
  );
}
