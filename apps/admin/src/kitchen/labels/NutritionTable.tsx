import type { LabelDish } from '@traiteur/contract/kitchen/labels.ts';
import { useTranslations } from 'use-intl';
import styles from './Labels.module.css';
import { useNetQuantity } from './use-net-quantity.ts';
import { useNutritionRows } from './use-nutrition-rows.ts';

/** Of 100 g, or of 100 ml, and of the portion, which is said beside it (article 33). */
export function NutritionTable({ dish }: { dish: LabelDish }) {
  const words = useTranslations('products.nutritionTable');
  const weight = useNetQuantity(dish);
  return (
    <table className={styles['nutrition']}>
      <thead>
        <tr>
          <th scope="col">{words('title')}</th>
          <th scope="col">{words(dish.density ? 'per100ml' : 'per100')}</th>
          <th scope="col">{weight ? words('ofWeight', { weight }) : words('perPortion')}</th>
        </tr>
      </thead>
      <tbody>
        {useNutritionRows(dish).map(({ name, per100, perPortion }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{per100}</td>
            <td>{perPortion}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
