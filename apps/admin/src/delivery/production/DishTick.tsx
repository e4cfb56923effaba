import type { CookedDish } from '@traiteur/contract/delivery/production.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { DishExceptions } from '../delivery-report/DishExceptions.tsx';
import styles from './Kitchen.module.css';

interface DishTickProps {
  dish: CookedDish;
  onTick: (quantity: number) => void;
}

/** A dish in a size: how many, who must not get it, and whether it is done. The whole line is pressed. */
export function DishTick({ dish, onTick }: DishTickProps) {
  const words = useTranslations('production');
  const dates = useDates();
  const nameOf = useLocalName();
  const { quantity, hours, tick } = dish;
  const more = tick ? quantity - tick.quantity : 0;
  const isDone = tick !== null && more <= 0;
  const name = nameOf(dish.name);
  const size = nameOf(dish.sizeName);
  return (
    <li className={isDone ? styles['done'] : ''}>
      <label className={styles['line']}>
        <strong className={styles['quantity']}>{quantity}</strong>
        <span className={styles['dish']}>
          <span className={styles['name']}>{name}</span>
          <span className={styles['size']}>
            {[
              size,
              ...(hours.length > 1
                ? hours.map((hour) => words('hours', { quantity: hour.quantity, hour: dates.clock(hour.start) }))
                : []),
            ].join(' · ')}
          </span>
          {more > 0 && <Chip tone="alarm">{words('since', { count: more })}</Chip>}
          {more < 0 && <Chip tone="care">{words('fewer', { count: -more })}</Chip>}
          {tick && <small>{words('doneBy', { by: tick.by, at: dates.moment(tick.at) })}</small>}
        </span>
        <input
          className={styles['box']}
          type="checkbox"
          checked={isDone}
          aria-label={words('tick', { quantity, dish: name, size: size.toLowerCase() })}
          onChange={() => onTick(isDone ? 0 : quantity)}
        />
      </label>
      <DishExceptions exceptions={dish.exceptions} />
    </li>
  );
}
