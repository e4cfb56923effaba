import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useFrontWords } from '../language/use-front-words.ts';
import { useDates } from '../language/use-dates.ts';
import type { SlotGrid } from './slot-grid.ts';
import styles from './SlotTable.module.css';

interface SlotPagesProps {
  grid: SlotGrid;
  first: number;
  perPage: number;
  onTurn: (day: LocalDate) => void;
}

export function SlotPages({ grid: { days, slots }, first, perPage, onTurn }: SlotPagesProps) {
  const words = useFrontWords('orders.slots');
  const dates = useDates();
  const free = slots.find(({ state }) => state === 'free');
  const turnTo = (index: number) => onTurn(days[index] ?? '');
  if (days.length <= perPage) return null;
  return (
    <div className={styles['pages']}>
      {free && days.indexOf(free.date) >= perPage && (
        <p className="hint">{words('firstFree', { slot: dates.slot(free) })}</p>
      )}
      <Button
        aria-label={words('earlier')}
        disabledReason={first === 0 ? words('noEarlier') : undefined}
        onClick={() => turnTo(first - perPage)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </Button>
      <Button
        aria-label={words('later')}
        disabledReason={first + perPage >= days.length ? words('noLater') : undefined}
        onClick={() => turnTo(first + perPage)}
      >
        <IconChevronRight size={18} aria-hidden />
      </Button>
    </div>
  );
}
