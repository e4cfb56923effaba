import {
  type CostsQuery,
  type costsQuery,
  type DishCosts,
  longestCosts,
} from '@traiteur/contract/kitchen/dish-costs.ts';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import type { QueryChange } from '@traiteur/front/routing/use-query-in-address.ts';
import { DateInput } from '@traiteur/kit/fields/dates/DateInput.tsx';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import styles from './DishCosts.module.css';

interface CostFiltersProps {
  wish: CostsQuery;
  /** In force. */
  period: Pick<DishCosts, 'from' | 'to'> | undefined;
  change: (values: QueryChange<typeof costsQuery>) => void;
}

/** A day that makes the span too long, or turns it round, takes the other one along. */
export function CostFilters({ wish, period, change }: CostFiltersProps) {
  const words = useTranslations('dishCosts');
  const nameOf = useLocalName();
  const categories = useChoices('categories', 'list');
  const from = wish.from ?? period?.from ?? '';
  const to = wish.to ?? period?.to ?? '';
  const beginOn = (day: string) => {
    const lastDay = addDays(day, longestCosts - 1);
    change({ from: day, to: to < day ? day : to > lastDay ? lastDay : to });
  };
  const endOn = (day: string) => {
    const firstDay = addDays(day, 1 - longestCosts);
    change({ from: from > day ? day : from < firstDay ? firstDay : from, to: day });
  };
  return (
    <div className={`${styles['filters']} no-print`}>
      <DateInput label={words('from')} value={from} onChange={(day) => day && beginOn(day)} />
      <DateInput label={words('to')} value={to} onChange={(day) => day && endOn(day)} />
      <FilterSelect
        label={words('category')}
        all={words('everyCategory')}
        options={categories.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        value={String(wish.categoryId ?? '')}
        onChange={(categoryId) => change({ categoryId })}
      />
    </div>
  );
}
