import enHolds from 'virtual:words/screen/batchHolds/en';
import frHolds from 'virtual:words/screen/batchHolds/fr';
import enReport from 'virtual:words/screen/deliveryReport/en';
import frReport from 'virtual:words/screen/deliveryReport/fr';
import en from 'virtual:words/screen/production/en';
import fr from 'virtual:words/screen/production/fr';
import type { ProductionPlan } from '@traiteur/contract/delivery/production.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { BatchTable } from './BatchTable.tsx';
import { IngredientTable } from './IngredientTable.tsx';
import { PlanDays } from './PlanDays.tsx';
import { PlanTools } from './PlanTools.tsx';
import { PrintPlanButton } from './PrintPlanButton.tsx';
import { RecipeCards } from './RecipeCards.tsx';
import { ShortageTable } from './ShortageTable.tsx';
import { type KitchenWish, useKitchenPlan } from './use-kitchen-plan.ts';

export default function KitchenPage() {
  return (
    <ScreenWords fr={{ ...frReport, ...frHolds, ...fr }} en={{ ...enReport, ...enHolds, ...en }}>
      <Kitchen />
    </ScreenWords>
  );
}

/** On the kitchen's wall and its tablets: what is made by the hour it must be ready, ticked by whoever made it. */
function Kitchen() {
  const words = useTranslations('production');
  const dates = useDates();
  const { query, wish } = useKitchenPlan();
  const { date, view, days } = wish;
  const cookedDays = query.data?.days.filter(({ dishes, print }) => dishes.length > 0 || print !== null) ?? [];
  return (
    <Screen
      title={words('title')}
      subtitle={date && dates.long(date)}
      action={
        <>
          {view === 'dishes' && cookedDays.length > 0 && <PrintPlanButton days={cookedDays} />}
          {view === 'ingredients' && <PrintButton>{words('print')}</PrintButton>}
        </>
      }
    >
      <PlanTools wish={wish} stations={query.data?.stations ?? []} />
      <Shown
        query={query}
        quiet={query.data !== undefined}
        card="message"
        shape={<Skeleton width="100%" height={320} />}
        empty={(plan) => view === 'dishes' && isEmpty(plan) && words(days > 1 ? 'emptySpan' : 'empty')}
      >
        {(plan) => <View plan={plan} wish={wish} />}
      </Shown>
    </Screen>
  );
}

const isEmpty = ({ days }: ProductionPlan) => days.every(({ dishes, gone }) => dishes.length + gone.length === 0);

function View({ plan, wish: { view, station, date } }: { plan: ProductionPlan; wish: KitchenWish }) {
  if (view === 'dishes') return <PlanDays plan={plan} station={station} />;
  if (view === 'ingredients') return <IngredientTable plan={plan} station={station} />;
  if (!date) return null;
  if (view === 'cards') return <RecipeCards date={date} stations={plan.stations} station={station} />;
  if (view === 'batches') return <BatchTable date={date} />;
  return <ShortageTable date={date} />;
}
