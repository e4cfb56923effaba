import type { Shelf } from '@traiteur/contract/kitchen/ingredient-batches.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWeight } from '@traiteur/front/language/use-weight.ts';
import { ShelfCount } from './ShelfCount.tsx';
import styles from './Stock.module.css';

/** One ingredient; pressed, its batches, to be counted. */
export function ShelfCard({ shelf, isOpen: startsOpen }: { shelf: Shelf; isOpen: boolean }) {
  const api = useApi();
  const words = useTranslations('ingredientBatches');
  const dates = useDates();
  const nameOf = useLocalName();
  const weight = useWeight();
  const [isOpen, setOpen] = useState(startsOpen);
  const { usable, expired, nextUseBy, countedAt } = shelf;
  const name = nameOf(shelf.name);
  return (
    <li className={styles['shelf']}>
      <button type="button" className={styles['head']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <b>{name}</b>
        <span className={styles['figure']}>{usable > 0 ? weight(usable) : words('stock.nothing')}</span>
        <span className={styles['aside']}>
          {expired > 0 && <Chip tone="care">{words('stock.expired', { weight: weight(expired) })}</Chip>}
          {nextUseBy && <small>{words('until', { date: dates.full(nextUseBy) })}</small>}
          <small>
            {countedAt ? words('stock.countedAt', { date: dates.moment(countedAt) }) : words('stock.neverCounted')}
          </small>
        </span>
      </button>
      {isOpen && <ShelfCount shelf={shelf} name={name} canWrite={api.offers('ingredient-batches', 'countStock')} />}
    </li>
  );
}
