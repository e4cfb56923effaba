import { lettersOf } from '@traiteur/domain/catalogue/typed-eater.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import type { DraftLine } from '@traiteur/front/orders/order-draft.ts';
import type { TableEater } from '@traiteur/front/orders/table.ts';
import { useTranslations } from 'use-intl';
import styles from './DishResult.module.css';

interface AddedDishProps {
  line: DraftLine | undefined;
  table: readonly TableEater[];
}

/** The last added dish, above the search box; before the first one, a hint. Nothing below it moves. */
export function AddedDish({ line, table }: AddedDishProps) {
  const words = useTranslations('orders.form');
  const nameOf = useLocalName();
  const eater = table.length > 1 ? table.find(({ id }) => id === line?.eaterId) : undefined;
  const lastSeat = table.length > 1 ? table.at(-1) : undefined;
  const forWhom = eater ? [words('forEater', { name: eater.name })] : [];
  return (
    <p role="status" className={`hint ${styles['added']}`}>
      {line
        ? words('dishAdded', {
            dish: [`${line.quantity} × ${nameOf(line.name)}`, nameOf(line.sizeName).toLowerCase(), ...forWhom].join(
              ', ',
            ),
          })
        : lastSeat
          ? words('dishHintAtTable', { letters: lettersOf(lastSeat, table), name: lastSeat.name })
          : words('dishHint')}
    </p>
  );
}
