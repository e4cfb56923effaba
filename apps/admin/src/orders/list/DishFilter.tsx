import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { FilterChoice } from '@traiteur/kit/list/filters/FilterChoice.tsx';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListFilters } from '../../list/use-list.ts';
import { foundProductsQuery, productQuery } from '../../catalogue/products/product-queries.ts';

type Orders = ListFilters<'orders'>;

/** The filter by dish; those by size and category only where a link asks for them. */
export function DishFilters({ list }: { list: Orders }) {
  const words = useTranslations('orders');
  return (
    <>
      <DishFilter list={list} />
      {list.field('sizeId').value && (
        <ChoiceFilter tag="sizes" label={words('columns.size')} all={words('everySize')} field={list.field('sizeId')} />
      )}
      {list.field('categoryId').value && (
        <ChoiceFilter
          tag="categories"
          label={words('category')}
          all={words('everyCategory')}
          field={list.field('categoryId')}
        />
      )}
    </>
  );
}

function DishFilter({ list }: { list: Orders }) {
  const api = useApi();
  const words = useTranslations('orders.columns');
  const nameOf = useLocalName();
  const [typedText, setTypedText] = useState<string>();
  const { value, onChange } = list.field('productId');
  const isOffered = api.offers('products', 'list');
  const { data: chosenDish } = useQuery({ ...productQuery(api, Number(value)), enabled: isOffered && value !== '' });
  const { data: page } = useQuery({
    ...foundProductsQuery(api, typedText ?? ''),
    enabled: isOffered && typedText !== undefined,
  });
  // A user who may not read products still sees that a link filters by one.
  if (!isOffered && !value) return null;
  return (
    <FilterChoice
      label={words('dish')}
      value={value && (chosenDish ? nameOf(chosenDish.name) : value)}
      options={(page?.items ?? []).map(({ name }) => nameOf(name))}
      onType={setTypedText}
      onChange={(choice) => {
        const dish = page?.items.find(({ name }) => nameOf(name) === choice);
        onChange(dish && String(dish.id));
      }}
    />
  );
}

interface ChoiceFilterProps {
  tag: 'sizes' | 'categories';
  label: string;
  all: string;
  field: ReturnType<Orders['field']>;
}

/** A component of its own, so that its choices are read only where it is shown. */
function ChoiceFilter({ tag, label, all, field }: ChoiceFilterProps) {
  const nameOf = useLocalName();
  const choices = useChoices(tag, 'list');
  const listedOptions = choices.map(({ id, name }) => ({ value: String(id), label: nameOf(name) }));
  const options = listedOptions.some(({ value }) => value === field.value)
    ? listedOptions
    : [...listedOptions, { value: field.value, label: `${label} ${field.value}` }];
  return <FilterSelect label={label} all={all} options={options} {...field} />;
}
