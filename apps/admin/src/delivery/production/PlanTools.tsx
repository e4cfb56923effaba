import type { ProductionPlan } from '@traiteur/contract/delivery/production.ts';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { ViewBar } from '@traiteur/kit/look/ViewBar.tsx';
import { useTranslations } from 'use-intl';
import { DayFilter } from '../../list/DayFilter.tsx';
import { useTo } from '../../use-to.ts';
import { kitchenViews, planSpans } from './kitchen-query.ts';
import styles from './PlanTools.module.css';
import type { KitchenWish } from './use-kitchen-plan.ts';

interface PlanToolsProps {
  wish: KitchenWish;
  stations: ProductionPlan['stations'];
}

/** Which days, which station, and what of them. */
export function PlanTools({ wish: { date, days, station, view, change }, stations }: PlanToolsProps) {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('production');
  const nameOf = useLocalName();
  const today = useToday();
  const step = (count: number) => change({ date: addDays(date ?? today, count * days) });
  const readsRecipes = api.offers('production', 'listRecipeCards');
  const offeredViews = kitchenViews.filter((name) => readsRecipes || (name !== 'cards' && name !== 'batches'));
  const hasSpan = view === 'dishes' || view === 'ingredients';
  return (
    <div className={`${styles['tools']} no-print`}>
      <div className={styles['days']}>
        <Button aria-label={words('previous')} onClick={() => step(-1)}>
          ←
        </Button>
        <DayFilter label={words('date')} date={date} onChange={(day) => change({ date: day })} />
        <Button aria-label={words('next')} onClick={() => step(1)}>
          →
        </Button>
        {hasSpan && (
          <FilterSelect
            label={words('days')}
            all={words('dayCount', { count: 1 })}
            options={planSpans
              .filter((count) => count > 1)
              .map((count) => ({ value: count, label: words('dayCount', { count }) }))}
            value={days > 1 ? String(days) : ''}
            onChange={(count) => change({ days: count ?? null })}
          />
        )}
        {stations.length > 0 && (hasSpan || view === 'cards') && (
          <FilterSelect
            label={words('station')}
            all={words('everyStation')}
            options={stations.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
            value={station === undefined ? '' : String(station)}
            onChange={(id) => change({ station: id ?? null })}
          />
        )}
      </div>
      <div className={styles['rooms']}>
        <ViewBar label={words('view')} isLarge>
          {offeredViews.map((name) => (
            <button key={name} type="button" aria-pressed={name === view} onClick={() => change({ view: name })}>
              {words(`views.${name}`)}
            </button>
          ))}
        </ViewBar>
        {api.offers('packing', 'getPacking') && (
          <ButtonLink to={`${to('packing')}${date ? `?date=${date}` : ''}`}>{words('packing')}</ButtonLink>
        )}
      </div>
    </div>
  );
}
