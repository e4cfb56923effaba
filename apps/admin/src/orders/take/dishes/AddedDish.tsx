import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import type { DraftLine } from '@traiteur/front/orders/order-draft.ts';
import { useTranslations } from 'use-intl';
import styles from './DishResult.module.css';

/** The last added dish, above the search box; before the first one, a hint. Nothing below it moves. */
export function AddedDish({ line }: { line: DraftLine | undefined }) {
  const words = useTranslations('orders.form');
  const nameOf = useLocalName();
  return (
    <p role="status" className={`hint ${styles['added']}`}>
      {line
        ? words('dishAdded', {
            dish: `${line.quantity} × ${nameOf(line.name)}, ${nameOf(line.sizeName).toLowerCase()}`,
          })
        : words('dishHint')}
    </p>
  );
}
