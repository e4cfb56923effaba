import type { WholeMeal } from '@traiteur/contract/catalogue/menus.ts';
import {
  hundredOf,
  labelNutrients,
  netQuantity,
  nutrientAmount,
  nutritionOf,
} from '@traiteur/domain/catalogue/nutrients.ts';
import { useLocale } from 'use-intl';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './MealPage.module.css';

/** Of 100 g, or of 100 ml, where the portion's weight is known, and of a portion of the usual size. */
export function Nutrition({
  meal: { nutrition, portionWeight, density },
}: {
  meal: Pick<WholeMeal, 'nutrition' | 'portionWeight' | 'density'>;
}) {
  const words = useShopWords('meal');
  const locale = useLocale();
  const names = labelNutrients.filter((name) => nutrition[name] !== null);
  if (names.length === 0) return null;
  const per100 = portionWeight === null ? null : nutritionOf(nutrition, { of: portionWeight, to: hundredOf(density) });
  const weight = portionWeight === null ? '' : netQuantity(portionWeight, density, locale);
  const amountText = (name: (typeof names)[number], amount: number | null) =>
    amount === null ? '' : nutrientAmount(name, amount, locale);
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('nutrition')}</h2>
      <table className={styles['nutrition']}>
        <thead>
          <tr>
            <td />
            {per100 && <th scope="col">{words(density ? 'per100ml' : 'per100')}</th>}
            <th scope="col">{weight ? words('ofWeight', { weight }) : words('perPortion')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{words(`nutrients.${name}`)}</th>
              {per100 && <td>{amountText(name, per100[name])}</td>}
              <td>{amountText(name, nutrition[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
