import type { UnprintedDish } from '@traiteur/contract/kitchen/labels.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import styles from './Labels.module.css';
import { useUnprinted } from './use-unprinted.ts';

/** What is not among the labels, above them. */
export function UnprintedDishes({ dishes }: { dishes: readonly UnprintedDish[] }) {
  const { title, lines } = useUnprinted(dishes);
  if (dishes.length === 0) return null;
  return (
    <div className="no-print">
      <Alarm tone="warning" title={title}>
        <ul className={styles['missing']}>
          {lines.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Alarm>
    </div>
  );
}
