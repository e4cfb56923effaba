import en from 'virtual:words/screen/deliveryExplanations/en';
import fr from 'virtual:words/screen/deliveryExplanations/fr';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { EmptyState } from '@traiteur/kit/look/EmptyState.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { AddressForm } from './AddressForm.tsx';
import { ExplainedDay } from './ExplainedDay.tsx';
import { ExplainedPlace } from './ExplainedPlace.tsx';
import { explanationQuery, testerQuery, type Tested } from './explanation-queries.ts';

export default function AddressTester() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Tester />
    </ScreenWords>
  );
}

/** What an address gets of the delivery network, and why it gets nothing else. */
function Tester() {
  const words = useTranslations('deliveryExplanations');
  const { query, change } = useQueryInAddress(testerQuery);
  const { postalCode, ...rest } = query;
  return (
    <Screen title={words('title')} subtitle={words('subtitle')}>
      <Stack>
        <Card>
          <AddressForm
            key={`${query.country} ${postalCode} ${query.goods}`}
            tested={query}
            onAsk={(place) => change({ ...place, date: null })}
          />
        </Card>
        {postalCode ? (
          <Explanation tested={{ ...rest, postalCode }} showDay={(date) => change({ date }, { replace: true })} />
        ) : (
          <Card>
            <EmptyState>{words('start')}</EmptyState>
          </Card>
        )}
      </Stack>
    </Screen>
  );
}

function Explanation({ tested, showDay }: { tested: Tested; showDay: (date: string | undefined) => void }) {
  const explanation = useQuery({ ...explanationQuery(useApi(), tested), placeholderData: keepPreviousData });
  return (
    <Shown query={explanation} card="both" shape={<Skeleton width="100%" height={320} />}>
      {(answer) => (
        <Stack>
          <ExplainedPlace explanation={answer} goods={tested.goods} />
          <ExplainedDay explanation={answer} showDay={showDay} />
        </Stack>
      )}
    </Shown>
  );
}
