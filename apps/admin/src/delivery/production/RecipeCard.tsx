import type { RecipeCard as Card } from '@traiteur/contract/delivery/production.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { DishExceptions } from '../delivery-report/DishExceptions.tsx';
import { CardAllergens } from './CardAllergens.tsx';
import styles from './RecipeCards.module.css';
import { useKitchenAmounts } from './use-kitchen-amounts.ts';

interface RecipeCardProps {
  card: Card;
  date: string;
  station: Bilingual | undefined;
  /** False while another one is printed alone. */
  isPrinted: boolean;
  onPrint: () => void;
}

/** As it is cooked for a date: who must not get it stands before what goes in. */
export function RecipeCard({ card, date, station, isPrinted, onPrint }: RecipeCardProps) {
  const words = useTranslations('production');
  const timeText = (minutes: number) => {
    const { unit, count } = timeOf(minutes);
    return words(`card.${unit}`, { count });
  };
  const dates = useDates();
  const nameOf = useLocalName();
  const amountText = useKitchenAmounts();
  const grams = (weight: number) => amountText([{ quantity: weight, unit: 'g' }]);
  const { name, start, portions, weight, isWhole, allergens, exceptions, lines, steps, lot } = card;
  return (
    <article className={isPrinted ? styles['card'] : `${styles['card']} no-print`} aria-label={nameOf(name)}>
      <header>
        <div>
          <h2>{nameOf(name)}</h2>
          <p>
            {[
              ...(station ? [nameOf(station)] : []),
              dates.long(date),
              words('forHour', { hour: dates.clock(start) }).toLowerCase(),
              lot,
            ].join(' · ')}
          </p>
        </div>
        <span className="no-print">
          <Button aria-label={words('card.one', { name: nameOf(name) })} onClick={onPrint}>
            {words('print')}
          </Button>
        </span>
      </header>
      <p className={styles['amount']}>
        <strong>
          {words('card.makes', {
            amount: isWhole ? grams(weight) : amountText([{ quantity: weight, unit: 'g' }], false),
          })}
        </strong>
        {portions.map((portion) => (
          <span key={portion.sizeName.en}>
            {portion.weight === null
              ? words('card.portion', { quantity: portion.quantity, size: nameOf(portion.sizeName).toLowerCase() })
              : words('card.portionOf', {
                  quantity: portion.quantity,
                  size: nameOf(portion.sizeName).toLowerCase(),
                  weight: grams(portion.weight),
                })}
          </span>
        ))}
      </p>
      {!isWhole && <p className={styles['care']}>{words('incomplete')}</p>}
      <CardAllergens allergens={allergens} />
      {exceptions.length > 0 && (
        <section className={styles['exceptions']} aria-label={words('card.exceptions')}>
          <DishExceptions exceptions={exceptions} />
        </section>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{words('card.line')}</th>
            <th scope="col">{words('card.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">
                {line.allergens.some(({ state }) => state === 'contains') ? (
                  <b>{nameOf(line.name)}</b>
                ) : (
                  nameOf(line.name)
                )}
                {line.recipeId !== null && <em> · {words('preparation').toLowerCase()}</em>}
                <CardAllergens allergens={line.allergens} isShort />
              </th>
              <td>
                <strong>{amountText(line.amounts, line.amounts.length > 0)}</strong>
                {line.gross && line.gross.length > 0 && (
                  <small>{words('card.gross', { amount: amountText(line.gross) })}</small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {steps.length > 0 && (
        <ol aria-label={words('card.steps')}>
          {steps.map(({ text, minutes, temperature }, index) => (
            <li key={index}>
              {nameOf(text)}{' '}
              <b>
                {[
                  ...(minutes === null ? [] : [timeText(minutes)]),
                  ...(temperature === null ? [] : [words('card.degrees', { count: temperature })]),
                ].join(' · ')}
              </b>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}

/** As a cook says it: 8 h rather than 480 min, and 3 days of pickling. */
function timeOf(minutes: number) {
  if (minutes >= 2880 && minutes % 1440 === 0) return { unit: 'days', count: minutes / 1440 } as const;
  if (minutes >= 120 && minutes % 60 === 0) return { unit: 'hours', count: minutes / 60 } as const;
  return { unit: 'minutes', count: minutes } as const;
}
