import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { PlainSelect } from '@traiteur/kit/fields/PlainSelect.tsx';
import { useChoiceField } from '@traiteur/kit/form/use-choice-field.ts';
import { useTranslations } from 'use-intl';
import { dishesQuery, dishQuery } from './recipe-queries.ts';

/** A house has more dishes than a list holds: those that are typed are looked for, beside the dish of the recipe. */
export function DishField() {
  const api = useApi();
  const words = useTranslations('recipes');
  const nameOf = useLocalName();
  const { value, change, leftover, ref, onBlur, error } = useChoiceField<number | null>('productId');
  const id = value ?? null;
  const { data: page } = useQuery({ ...dishesQuery(api, leftover), placeholderData: keepPreviousData });
  const foundDishes = page?.items ?? [];
  const isFound = foundDishes.some((dish) => dish.id === id);
  const { data: dish } = useQuery({ ...dishQuery(api, id ?? 0), enabled: id !== null && !isFound });
  const dishes = dish && !isFound && id !== null ? [dish, ...foundDishes] : foundDishes;
  return (
    <div data-field="productId">
      <PlainSelect
        ref={ref}
        label={words('fields.productId')}
        description={words('hints.productId')}
        error={error}
        options={dishes.map(({ id: dishId, name }) => ({ value: dishId, label: nameOf(name) }))}
        value={id}
        leftover={leftover}
        onChange={change}
        onBlur={onBlur}
        nullable
      />
    </div>
  );
}
