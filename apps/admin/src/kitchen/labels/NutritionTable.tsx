import type { LabelDish } from '@traiteur/contract/kitchen/labels.ts';
import { useTranslations } from 'use-intl';
import styles from './Labels.module.css';
import { useNutritionRows } from './use-nutrition-rows.ts';

/** Of 100 g and of the portion. */
export function NutritionTable({ dish }: { dish: LabelDish }) {
  const words = useTranslations('products.nutritionTable');
  return (
    <table className={styles['nutrition']}>
      <thead>
        <tr>
          <th scope="col">{words('title')}</th>
          <th scope="col">{words('per100')}</th>
          <th scope="col">{words('perPortion')}</th>
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
