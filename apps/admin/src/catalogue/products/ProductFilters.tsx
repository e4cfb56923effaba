import { productStatuses } from '@traiteur/domain/catalogue/product-life.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import type { ListFilters } from '../../list/use-list.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';

export function ProductFilters({ list }: { list: ListFilters<'products'> }) {
  const words = useTranslations('products');
  const nameOf = useLocalName();
  const categories = useChoices('categories', 'list');
  return (
    <>
      <FilterSelect
        label={words('fields.categoryId')}
        all={words('everyCategory')}
        options={categories.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        {...list.field('categoryId')}
      />
      <FilterSelect
        label={words('fields.status')}
        all={words('everyStatus')}
        options={productStatuses.map((value) => ({ value, label: words(`status.${value}`) }))}
        {...list.field('status')}
      />
    </>
  );
}
