import type { Labels } from '@traiteur/contract/kitchen/labels.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useTranslations } from 'use-intl';
import styles from './Labels.module.css';

/** By dish: their labels wait until the batch is released. */
export function HeldLots({ day: { dishes, heldLots }, places }: { day: Labels; places: readonly number[] }) {
  const words = useTranslations('labels');
  const nameOf = useLocalName();
  const texts = places.flatMap((place) => {
    const [dish, lot] = [dishes[place], heldLots[place]];
    return dish && lot ? words('heldLot', { dish: nameOf(dish.name), lot }) : [];
  });
  if (texts.length === 0) return null;
  return (
    <div className="no-print">
      <Alarm title={words('held')}>
        <ul className={styles['missing']}>
          {[...new Set(texts)].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Alarm>
    </div>
  );
}
