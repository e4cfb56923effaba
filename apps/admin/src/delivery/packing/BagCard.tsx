import type { Bag } from '@traiteur/contract/delivery/packing.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { ClientAllergies } from '../../orders/detail/ClientAllergies.tsx';
import { allergensNow } from '../../orders/allergies/allergens-now.ts';
import { DishContents } from '../delivery-report/DishContents.tsx';
import { HeldWarning, StopWarnings, UnansweredWarnings } from '../delivery-report/StopWarnings.tsx';
import lineStyles from '../production/TickLine.module.css';
import { TickLine } from '../production/TickLine.tsx';
import { isBagReady, isPacked, packedLines } from './bag-progress.ts';
import styles from './Packing.module.css';

interface BagCardProps {
  bag: Bag;
  /** To the labels of what is in it. */
  labelsLink: string | undefined;
  onTick: (tick: { lineId: number; quantity: number }) => void;
}

/** What goes into one bag, each line pressed as it goes in; what its client must not get stands before. */
export function BagCard({ bag, labelsLink, onTick }: BagCardProps) {
  const words = useTranslations('packing');
  const production = useTranslations('production');
  const report = useTranslations('deliveryReport');
  const dates = useDates();
  const nameOf = useLocalName();
  const { client, number, lines, clientAllergies, unaskedEaters, conflicts, kitchenNote } = bag;
  const isAllergic = clientAllergies.length > 0 || conflicts.length > 0;
  const stop = { ...bag, items: lines };
  return (
    <section
      className={`${styles['bag']} ${isAllergic ? styles['allergic'] : ''} ${isBagReady(bag) ? styles['ready'] : ''}`}
      aria-label={words('bag', { client, number })}
    >
      <header>
        <strong>{client}</strong>
        <span>{number}</span>
        {labelsLink && <AppLink to={labelsLink}>{words('labels')}</AppLink>}
        <b>{words('bagProgress', { done: packedLines(bag), all: lines.length })}</b>
      </header>
      {isAllergic && (
        <span className={styles['alarm']}>
          <Chip tone="alarm">{words('allergic')}</Chip>
        </span>
      )}
      <HeldWarning stop={stop} />
      <UnansweredWarnings stop={stop} />
      <ClientAllergies client={bag} allergies={clientAllergies} unasked={unaskedEaters} />
      <StopWarnings stop={stop} />
      {kitchenNote && <p className={styles['note']}>{kitchenNote}</p>}
      <ul>
        {lines.map((line, index) => {
          const { lineId, quantity, tick, eater } = line;
          const more = tick ? quantity - tick.quantity : 0;
          const isDone = isPacked(line);
          const dish = nameOf(line.name);
          const size = nameOf(line.sizeName).toLowerCase();
          return (
            <TickLine
              key={lineId}
              isDone={isDone}
              label={words('tick', { quantity, dish, size })}
              onTick={() => onTick({ lineId, quantity: isDone ? 0 : quantity })}
              amount={<strong className={lineStyles['quantity']}>{quantity}</strong>}
            >
              <span className={lineStyles['name']}>{dish}</span>
              <span className={lineStyles['size']}>
                {size}
                {eater && <b> {report('forEater', { name: eater })}</b>}
              </span>
              <DishContents
                allergens={allergensNow(
                  line.allergens,
                  conflicts.filter((conflict) => conflict.line === index),
                )}
              />
              {more > 0 && <Chip tone="alarm">{production('since', { count: more })}</Chip>}
              {more < 0 && <Chip tone="care">{production('fewer', { count: -more })}</Chip>}
              {tick && <small>{production('doneBy', { by: tick.by, at: dates.moment(tick.at) })}</small>}
            </TickLine>
          );
        })}
      </ul>
    </section>
  );
}
