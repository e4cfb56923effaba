import { Report, ReportSentence } from '@traiteur/kit/look/Report.tsx';
import { useQuery } from '@tanstack/react-query';
import { costsQuery, type DishCosts } from '@traiteur/contract/kitchen/dish-costs.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useLocale, useTranslations } from 'use-intl';
import { ExcelButton } from '../../files/ExcelButton.tsx';
import { useTo } from '../../use-to.ts';
import { CostFilters } from './CostFilters.tsx';
import { CostWords } from './CostWords.tsx';
import { DayCosts } from './DayCosts.tsx';
import { dishCostsQuery } from './dish-cost-queries.ts';
import { DishTable } from './DishTable.tsx';
import { MenuCosts } from './MenuCosts.tsx';
import { useCostWords } from './use-cost-words.ts';

export default function DishCostsPage() {
  return (
    <CostWords>
      <Costs />
    </CostWords>
  );
}

function Costs() {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('dishCosts');
  const { query: wish, change } = useQueryInAddress(costsQuery);
  const query = useQuery(dishCostsQuery(api, wish, useLocale()));
  return (
    <Screen
      title={words('title')}
      subtitle={words('subtitle')}
      action={
        <>
          <ExcelButton
            file="dish-costs"
            days={query.data && [query.data.from, query.data.to]}
            open={(signal) => {
              const { sort: _sort, ...days } = wish;
              return api.call('dish-costs', 'exportDishCosts', days, undefined, { signal });
            }}
          />
          <ButtonLink to={to('priceRise')}>{words('menu')}</ButtonLink>
          <PrintButton>{words('print')}</PrintButton>
        </>
      }
    >
      <CostFilters wish={wish} period={query.data} change={(values) => change(values, { replace: true })} />
      <Report isBusy={query.isPlaceholderData}>
        <Shown
          query={query}
          quiet={query.data !== undefined}
          card="message"
          shape={<Skeleton width="100%" height={320} />}
          summary={({ total }) => <Sentence total={total} />}
          empty={({ dishes }) => dishes.length === 0 && words('empty')}
          emptyAction={<ButtonLink to={to('recipes')}>{words('dish.addRecipe')}</ButtonLink>}
        >
          {(costs) => (
            <>
              <DayCosts days={costs.days} total={costs.total} />
              {costs.menus.length > 0 && <MenuCosts menus={costs.menus} />}
              <DishTable
                dishes={costs.dishes}
                sort={wish.sort}
                setSort={(sort) => change({ sort: sort === 'name' ? undefined : sort }, { replace: true })}
              />
            </>
          )}
        </Shown>
      </Report>
    </Screen>
  );
}

function Sentence({ total: { portions, revenue, planned } }: Pick<DishCosts, 'total'>) {
  const words = useTranslations('dishCosts');
  const { percent } = useCostWords();
  const { formatMoney } = useKitSettings();
  return (
    <ReportSentence scope={words('scope')}>
      {words('sentence', {
        portions,
        revenue: formatMoney(revenue),
        ratio: planned.ratio === null ? 'none' : percent(planned.ratio),
      })}
    </ReportSentence>
  );
}
