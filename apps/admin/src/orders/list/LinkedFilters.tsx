import { FilterSelect } from '@traiteur/kit/list/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import type { ListFilters } from '../../list/use-list.ts';

/** What only a link from a report asks for: shown then, and taken off here. */
export function LinkedFilters({ list }: { list: ListFilters<'orders'> }) {
  const words = useTranslations('orders');
  const firstOrder = list.field('firstOrder');
  if (!firstOrder.value) return null;
  return (
    <FilterSelect
      label={words('columns.client')}
      all={words('everyClient')}
      options={[{ value: 'true', label: words('newClients') }]}
      {...firstOrder}
    />
  );
}
