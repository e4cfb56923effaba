import type { CookedDish } from '@traiteur/contract/delivery/production.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { DishExceptions } from '../delivery-report/DishExceptions.tsx';
import { BatchNote } from './BatchNote.tsx';
import styles from './TickLine.module.css';
import { SincePrint } from './SincePrint.tsx';
import { TickLine } from './TickLine.tsx';

interface DishTickProps {
  dish: CookedDish;
  /** The plan of its day is on paper. */
  isPrinted: boolean;
  onTick: (quantity: number) => void;
}

/** A dish in a size: how many, who must not get it, and whether it is done. */
export function DishTick({ dish, isPrinted, onTick }: DishTickProps) {
  const words = useTranslations('production');
  const dates = useDates();
  const nameOf = useLocalName();
  const { quantity, hours, tick, printed, batch } = dish;
  const more = tick ? quantity - tick.quantity : 0;
  const isDone = tick !== null && more <= 0;
  const name = nameOf(dish.name);
  const size = nameOf(dish.sizeName);
  return (
    <TickLine
      isDone={isDone}
      isHeld={batch?.isHeld}
      label={words('tick', { quantity, dish: name, size: size.toLowerCase() })}
      onTick={() => onTick(isDone ? 0 : quantity)}
      amount={<strong className={styles['quantity']}>{quantity}</strong>}
      foot={<DishExceptions exceptions={dish.exceptions} />}
    >
      <span className={styles['name']}>{name}</span>
      <span className={styles['size']}>
        {[
          size,
          ...(hours.length > 1
            ? hours.map((hour) => words('hours', { quantity: hour.quantity, hour: dates.clock(hour.start) }))
            : []),
          ...(dish.recipeId === null ? [words('withoutRecipe')] : []),
        ].join(' · ')}
      </span>
      {isPrinted && printed === null && <SincePrint>{words('changed.added')}</SincePrint>}
      {printed !== null && printed !== quantity && (
        <SincePrint>{words('changed.quantity', { quantity: printed })}</SincePrint>
      )}
      {more > 0 && <Chip tone="alarm">{words('since', { count: more })}</Chip>}
      {more < 0 && <Chip tone="care">{words('fewer', { count: -more })}</Chip>}
      {tick && <small>{words('doneBy', { by: tick.by, at: dates.moment(tick.at) })}</small>}
      <BatchNote batch={batch} />
    </TickLine>
  );
}
