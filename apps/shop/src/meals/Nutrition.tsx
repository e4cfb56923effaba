import type { WholeMeal } from '@traiteur/contract/catalogue/menus.ts';
import { labelNutrients, nutrientAmount, nutritionOf } from '@traiteur/domain/catalogue/nutrients.ts';
import { useFormatter, useLocale } from 'use-intl';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './MealPage.module.css';

/** Of 100 g where the portion's weight is known, and of a portion of the usual size. */
export function Nutrition({
  meal: { nutrition, portionWeight },
}: {
  meal: Pick<WholeMeal, 'nutrition' | 'portionWeight'>;
}) {
  const words = useShopWords('meal');
  const format = useFormatter();
  const locale = useLocale();
  const names = labelNutrients.filter((name) => nutrition[name] !== null);
  if (names.length === 0) return null;
  const per100 = portionWeight === null ? null : nutritionOf(nutrition, { of: portionWeight, to: 100_000 });
  const weight = portionWeight === null ? '' : format.number(portionWeight / 1000, { style: 'unit', unit: 'gram' });
  const amountText = (name: (typeof names)[number], amount: number | null) =>
    amount === null ? '' : nutrientAmount(name, amount, locale);
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('nutrition')}</h2>
      <table className={styles['nutrition']}>
        <thead>
          <tr>
            <td />
            {per100 && <th scope="col">{words('per100')}</th>}
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
