import type { Labels } from '@traiteur/contract/kitchen/labels.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useTranslations } from 'use-intl';
import styles from './Labels.module.css';

/** By dish: their labels wait until the batch is released. */
export function HeldLots({ day: { dishes, heldLots }, counts }: { day: Labels; counts: ReadonlyMap<number, number> }) {
  const words = useTranslations('labels');
  const nameOf = useLocalName();
  const texts = [...counts].flatMap(([place, count]) => {
    const [dish, lot] = [dishes[place], heldLots[place]];
    if (!dish || !lot) return [];
    const portions = words('portions', { dish: nameOf(dish.name), size: nameOf(dish.sizeName), count });
    return words('heldLot', { portions, lot });
  });
  if (texts.length === 0) return null;
  return (
    <div className="no-print">
      <Alarm title={words('held')}>
        <ul className={styles['missing']}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Alarm>
    </div>
  );
}
