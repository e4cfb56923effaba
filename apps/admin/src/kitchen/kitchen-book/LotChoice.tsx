import type { DueDay } from '@traiteur/contract/kitchen/kitchen-book.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import styles from './KitchenBook.module.css';

interface LotChoiceProps {
  lots: DueDay['cookedBatches'];
  value: number | null;
  onChange: (id: number | null) => void;
}

/** Which lot cools: one that fails is held by it. */
export function LotChoice({ lots, value, onChange }: LotChoiceProps) {
  const words = useTranslations('kitchenBook');
  const nameOf = useLocalName();
  if (lots.length === 0) return null;
  return (
    <div className={styles['lot']}>
      <FilterSelect
        label={words('lot')}
        all={words('noLot')}
        options={lots.map(({ id, name, lot }) => ({ value: id, label: words('lotOf', { name: nameOf(name), lot }) }))}
        value={value === null ? '' : String(value)}
        onChange={(id) => onChange(id === undefined ? null : Number(id))}
      />
    </div>
  );
}
