import type { TableEater } from '@traiteur/front/orders/table.ts';
import { Pills } from '@traiteur/kit/form/Pills.tsx';
import { useTranslations } from 'use-intl';
import styles from './DishResult.module.css';

interface EaterPillsProps {
  table: readonly TableEater[];
  /** Null: the whole table. */
  eaterId: number | null;
  onChoose: (eaterId: number | null) => void;
}

const wholeTable = 0;

/** Whom the dishes added next are for. */
export function EaterPills({ table, eaterId, onChoose }: EaterPillsProps) {
  const words = useTranslations('orders.form');
  const options = [
    { value: wholeTable, label: words('wholeTable') },
    ...table.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className={styles['eaters']}>
      <Pills
        label={words('forWhom')}
        options={options}
        value={eaterId ?? wholeTable}
        onChange={(value) => onChoose(value === wholeTable ? null : value)}
      />
    </div>
  );
}
