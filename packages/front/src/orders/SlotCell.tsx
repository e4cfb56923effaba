import { IconClock } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useFrontWords } from '../language/use-front-words.ts';
import { useDates } from '../language/use-dates.ts';
import type { GridSlot } from './slot-grid.ts';
import styles from './SlotTable.module.css';

interface SlotCellProps {
  slot: GridSlot;
  checked: boolean;
  /** The tab stop: the chosen slot, or else the first free one. */
  begins: boolean;
  choosable: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function SlotCell({ slot, checked, begins, choosable, onChoose, onKeyDown }: SlotCellProps) {
  const words = useFrontWords('orders.slots');
  const dates = useDates();
  const { date, start, end, state, left, orders, capacity, withinPromise } = slot;
  const stateText = () => {
    if (state === 'free') return left === null ? words('free') : words('left', { count: left });
    return state === 'full' ? words('full', { orders: String(orders), capacity: String(capacity) }) : words(state);
  };
  return (
    <label className={`${styles['cell']} ${state === 'free' || state === 'current' ? '' : styles['held']}`}>
      <input
        type="radio"
        name="slot"
        data-begins={begins || undefined}
        checked={checked}
        disabled={!choosable}
        onChange={onChoose}
        onKeyDown={onKeyDown}
      />
      <span>
        <span className="visually-hidden">{`${dates.slot({ date, start, end })}, `}</span>
        {stateText()}
        {withinPromise && (
          <small>
            <IconClock size={12} aria-hidden /> {words('promise')}
          </small>
        )}
      </span>
    </label>
  );
}
