import type { Recipe } from '@traiteur/contract/kitchen/recipes.ts';
import { labelNutrients } from '@traiteur/domain/catalogue/nutrients.ts';
import type { AllergenState } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { DishCostLink } from '../cost-links/CostLinks.tsx';
import styles from './RecipeFields.module.css';

/** What a saved recipe comes to. */
export function PotCard({ recipe: { pot, versions, productId } }: { recipe: Recipe }) {
  const words = useTranslations('recipes');
  const nutrients = useTranslations('ingredients.nutrients');
  const nameOf = useLocalName();
  const format = useFormatter();
  const dates = useDates();
  const locale = useLocale();
  const namesOf = (answer: AllergenState) =>
    pot.allergens
      .filter(({ state }) => state === answer)
      .map(({ name }) => nameOf(name))
      .join(', ');
  const [contents, traces, unknown] = [namesOf('contains'), namesOf('may_contain'), namesOf('unknown')];
  return (
    <Card title={words('potCard.title')} aside={<DishCostLink productId={productId} />}>
      <div className={styles['pot']}>
        {contents && <p className="danger">{words('potCard.contains', { names: contents })}</p>}
        {traces && <p>{words('potCard.traces', { names: traces })}</p>}
        {unknown && <p className="danger">{words('potCard.unknown', { names: unknown })}</p>}
        {!contents && !traces && !unknown && <p>{words('potCard.none')}</p>}
        <p>{pot.ingredients[locale === 'en' ? 'en' : 'fr']}</p>
        <p>
          {pot.yield === null
            ? words('potCard.unweighed')
            : words('potCard.yield', {
                weight: format.number(pot.yield / 1_000_000, {
                  style: 'unit',
                  unit: 'kilogram',
                  maximumFractionDigits: 3,
                }),
              })}
        </p>
        <p>
          <b>{words('potCard.nutrition')}</b>
        </p>
        <dl className={styles['nutrition']}>
          {labelNutrients.map((nutrient) => {
            const amount = pot.nutrition[nutrient];
            return (
              <div key={nutrient}>
                <dt>{nutrients(nutrient)}</dt>
                <dd>
                  {amount === null
                    ? words('potCard.missing')
                    : format.number(amount, { maximumFractionDigits: nutrient === 'salt' ? 2 : 1 })}
                </dd>
              </div>
            );
          })}
        </dl>
        {versions.map(({ fromDate, by }) => (
          <p key={fromDate}>
            <small>{words('versions.since', { date: dates.long(fromDate), name: by })}</small>
          </p>
        ))}
      </div>
    </Card>
  );
}
