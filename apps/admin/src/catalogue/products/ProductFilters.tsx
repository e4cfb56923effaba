import { productStatuses } from '@traiteur/domain/catalogue/product-life.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import type { ListFilters } from '../../list/use-list.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

export function ProductFilters({ list }: { list: ListFilters<'products'> }) {
  const words = useTranslations('products');
  const nameOf = useLocalName();
  const { daysOf } = useWeekdays();
  const categories = useChoices('categories', 'list');
  const tags = useChoices('tags', 'list');
  const sizes = useChoices('sizes', 'list');
  const allergens = useChoices('allergens', 'list');
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
      <FilterSelect
        label={words('fields.tagIds')}
        all={words('everyTag')}
        options={tags.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        {...list.field('tagId')}
      />
      <FilterSelect
        label={words('offer.size')}
        all={words('everySize')}
        options={sizes.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        {...list.field('sizeId')}
      />
      <FilterSelect
        label={words('without')}
        all={words('without')}
        options={allergens.map(({ id, name }) => ({
          value: id,
          label: words('withoutAllergen', { name: nameOf(name) }),
        }))}
        {...list.field('withoutAllergenId')}
      />
      <FilterSelect
        label={words('fields.weekdays')}
        all={words('everyDay')}
        options={weekdays.map((weekday) => ({ value: weekday, label: daysOf([weekday]) }))}
        {...list.field('weekday')}
      />
      <FilterSelect
        label={words('ingredientsRead')}
        all={words('everyIngredient')}
        options={[{ value: 'true', label: words('undeclaredIngredients') }]}
        {...list.field('undeclared')}
      />
      <FilterSelect
        label={words('portions')}
        all={words('everyPortion')}
        options={[{ value: 'true', label: words('soldOut') }]}
        {...list.field('soldOut')}
      />
    </>
  );
}
