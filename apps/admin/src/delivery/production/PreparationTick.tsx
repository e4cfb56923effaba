import type { Preparation } from '@traiteur/contract/delivery/production.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { DishExceptions } from '../delivery-report/DishExceptions.tsx';
import { BatchNote } from './BatchNote.tsx';
import styles from './TickLine.module.css';
import { SincePrint } from './SincePrint.tsx';
import { TickLine } from './TickLine.tsx';
import { useKitchenAmounts } from './use-kitchen-amounts.ts';

interface PreparationTickProps {
  preparation: Preparation;
  /** Names of the dishes of its day. */
  dishes: ReadonlyMap<number, Bilingual>;
  onTick: (isDone: boolean) => void;
}

/** Grams less than this are the same pot. */
const sameWeight = 1000;

/** A sauce, a stock, a dough: how much, for what, and whether it is done. */
export function PreparationTick({ preparation, dishes, onTick }: PreparationTickProps) {
  const words = useTranslations('production');
  const dates = useDates();
  const nameOf = useLocalName();
  const amountText = useKitchenAmounts();
  const { weight, amounts, isWhole, printed, tick, batch, productIds } = preparation;
  const missingWeight = tick?.weight == null ? 0 : weight - tick.weight;
  const isMissing = missingWeight > sameWeight;
  const isDone = tick !== null && !isMissing;
  const amount = amountText(amounts, isWhole);
  const name = nameOf(preparation.name);
  const dishName = (id: number) => nameOf(dishes.get(id) ?? { fr: '', en: '' });
  return (
    <TickLine
      isDone={isDone}
      isHeld={batch?.isHeld}
      label={words('tickPreparation', { name, amount })}
      onTick={() => onTick(!isDone)}
      amount={<strong className={styles['weight']}>{amount}</strong>}
      foot={
        <DishExceptions
          exceptions={preparation.exceptions.map((exception) => ({
            ...exception,
            dish: dishes.get(exception.productId),
          }))}
        />
      }
    >
      <span className={styles['name']}>{name}</span>
      <span className={styles['size']}>{words('preparationFor', { dishes: productIds.map(dishName).join(', ') })}</span>
      {!isWhole && <span className={styles['size']}>{words('incomplete')}</span>}
      {printed && <SincePrint>{words('changed.amount', { amount: amountText(printed) })}</SincePrint>}
      {isMissing && (
        <Chip tone="alarm">
          {words('moreNeeded', { amount: amountText([{ quantity: missingWeight, unit: 'g' }]) })}
        </Chip>
      )}
      {tick && <small>{words('doneBy', { by: tick.by, at: dates.moment(tick.at) })}</small>}
      <BatchNote batch={batch} />
    </TickLine>
  );
}
