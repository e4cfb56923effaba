import type { Production } from '@traiteur/contract/delivery-report.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { DishExceptions } from './DishExceptions.tsx';
import styles from './ProductionList.module.css';

/** What the kitchen cooks, category by category, a column for each size; below each dish who must not get what. */
export function ProductionList({ production: { sizes, categories } }: { production: Production }) {
  const words = useTranslations('deliveryReport');
  const nameOf = useLocalName();
  return (
    <Card title={words('production')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words('dish')}</th>
            {sizes.map(({ sizeId, name }) => (
              <th key={sizeId} scope="col">
                {nameOf(name)}
              </th>
            ))}
            <th scope="col">{words('total')}</th>
          </tr>
        </thead>
        {categories.map(({ categoryId, name, quantity, dishes }) => (
          <tbody key={categoryId}>
            <tr className={styles['category']}>
              <th scope="rowgroup" colSpan={sizes.length + 1}>
                {nameOf(name)}
              </th>
              <td>{quantity}</td>
            </tr>
            {dishes.map((dish) => (
              <tr key={dish.productId}>
                <td className={styles['dish']}>
                  <strong>{nameOf(dish.name)}</strong>
                  <DishExceptions exceptions={dish.exceptions} />
                </td>
                {sizes.map(({ sizeId }) => (
                  <td key={sizeId}>{dish.sizes.find((one) => one.sizeId === sizeId)?.quantity}</td>
                ))}
                <td>
                  <strong>{dish.quantity}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}
