import { salesGroups, type SalesQuery, type salesQuery } from '@traiteur/contract/money/sales-report.ts';
import { comparisons } from '@traiteur/domain/money/sales-comparison.ts';
import type { Period } from '@traiteur/domain/money/sales-period.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import type { QueryChange } from '@traiteur/front/routing/use-query-in-address.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { ReportPeriodFilter } from '../../list/ReportPeriodFilter.tsx';
import styles from './SalesReport.module.css';

interface SalesFiltersProps {
  query: SalesQuery;
  /** The period in force, from which chosen dates start. */
  period: Period | undefined;
  filter: (values: QueryChange<typeof salesQuery>) => void;
}

export function SalesFilters({ query, period, filter }: SalesFiltersProps) {
  const words = useTranslations('salesReport');
  const nameOf = useLocalName();
  const zones = useChoices('delivery-zones', 'list');
  const categories = useChoices('categories', 'list');
  return (
    <div className={`${styles['filters']} no-print`} role="group" aria-label={words('filters.label')}>
      <ReportPeriodFilter
        label={words('filters.period')}
        usual="last30Days"
        dateBy={query.dateBy}
        query={query}
        days={period}
        onChange={filter}
      />
      <FilterSelect
        label={words('filters.dateBy')}
        all={words('dateBy.order')}
        options={[{ value: 'delivery', label: words('dateBy.delivery') }]}
        value={query.dateBy === 'order' ? '' : query.dateBy}
        onChange={(dateBy) => filter({ dateBy })}
      />
      <FilterSelect
        label={words('filters.group')}
        all={words('group.day')}
        options={salesGroups.slice(1).map((value) => ({ value, label: words(`group.${value}`) }))}
        value={query.group === 'day' ? '' : query.group}
        onChange={(group) => filter({ group })}
      />
      <FilterSelect
        label={words('filters.compareWith')}
        all={words('filters.usual')}
        options={comparisons.map((value) => ({ value, label: words(`compare.${value}`) }))}
        value={query.compareWith ?? ''}
        onChange={(compareWith) => filter({ compareWith })}
      />
      <FilterSelect
        label={words('filters.zone')}
        all={words('filters.everyZone')}
        options={zones.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        value={String(query.zoneId ?? '')}
        onChange={(zoneId) => filter({ zoneId })}
      />
      <FilterSelect
        label={words('filters.category')}
        all={words('filters.everyCategory')}
        options={categories.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        value={String(query.categoryId ?? '')}
        onChange={(categoryId) => filter({ categoryId })}
      />
    </div>
  );
}
