import en from 'virtual:words/screen/recipes/en';
import fr from 'virtual:words/screen/recipes/fr';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChangedDish } from '@traiteur/contract/kitchen/recipes.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { EffectOnOrders } from '../../orders/allergy-effects/AllergyEffectBand.tsx';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import styles from './RecipeEffectBand.module.css';
import { type RecipeChange, recipeEffectQuery } from './recipe-queries.ts';

interface RecipeEffectProps {
  change: RecipeChange;
  /** What of the change decides about allergens. */
  content: string;
}

/** Before saving: the dishes that would declare something else, and the orders that meet it. */
export const RecipeEffectBand = (props: RecipeEffectProps) => (
  <ScreenWords fr={fr} en={en}>
    <Effect {...props} />
  </ScreenWords>
);

function Effect({ change, content }: RecipeEffectProps) {
  const api = useApi();
  const words = useTranslations('recipes.effect');
  const { data: effect } = useQuery({
    ...recipeEffectQuery(api, change, content),
    enabled: api.offers('recipes', 'previewRecipeEffect'),
    placeholderData: keepPreviousData,
  });
  return (
    <div role="status" className={styles['status']}>
      {effect?.dishes.length === 0 && <p>{words('none')}</p>}
      {effect && effect.dishes.length > 0 && (
        <section className={styles['band']} aria-label={words('title')}>
          <strong>{words('dishes', { count: effect.dishes.length })}</strong>
          <ul>
            {effect.dishes.map((dish) => (
              <li key={dish.productId}>
                <Dish dish={dish} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {effect && effect.orders.orders + effect.orders.eased > 0 && <EffectOnOrders effect={effect.orders} />}
    </div>
  );
}

function Dish({ dish: { productId, name, allergens, archived } }: { dish: ChangedDish }) {
  const to = useTo();
  const words = useTranslations('recipes');
  const presences = useTranslations('products.allergens');
  const nameOf = useLocalName();
  const nameOfPresence = (presence: 'contains' | 'may_contain' | null) => presences(presence ?? 'none');
  return (
    <>
      <AppLink to={to('product', { id: productId })}>{nameOf(name)}</AppLink>{' '}
      {allergens
        .map(({ name: allergen, before, after }) =>
          words('effect.from', {
            allergen: nameOf(allergen),
            before: nameOfPresence(before),
            after: nameOfPresence(after),
          }),
        )
        .join(' · ')}{' '}
      {archived && <Chip tone="bad">{words('effect.archived')}</Chip>}
    </>
  );
}
