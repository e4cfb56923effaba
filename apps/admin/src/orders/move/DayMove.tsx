import type { MoveQuote } from '@traiteur/contract/orders/order-moves.ts';
import { useQuery } from '@tanstack/react-query';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { PlainSelect } from '@traiteur/kit/fields/PlainSelect.tsx';
import { PlainTextArea } from '@traiteur/kit/fields/PlainTextArea.tsx';
import { Pills } from '@traiteur/kit/form/Pills.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { replacementsQuery } from '../run-out/run-out-queries.ts';
import { useMayForce } from '../take/use-may-force.ts';
import type { DayWish, LackingDish } from './day-wish.ts';
import styles from './MoveQuote.module.css';

interface DayMoveProps {
  /** On which a zone of these orders is delivered to. */
  dates: readonly LocalDate[];
  wish: DayWish;
  lackingDishes: MoveQuote['lackingDishes'];
  onChange: (wish: DayWish) => void;
  /** What comes of it so far. */
  children: ReactNode;
}

/** Another day at the same hour, and what becomes of dishes that it lacks. */
export function DayMove({ dates, wish, lackingDishes, onChange, children }: DayMoveProps) {
  const words = useTranslations('orders.moves');
  const dayNames = useDates();
  const mayForce = useMayForce();
  const dishes = [
    ...wish.replaced,
    ...lackingDishes.filter(({ productId }) => !wish.replaced.some((dish) => dish.productId === productId)),
  ];
  return (
    <>
      <Pills
        label={words('day')}
        options={dates.map((date) => ({ value: date, label: dayNames.short(date) }))}
        value={wish.date}
        onChange={(date) => onChange({ ...wish, date, replaced: [] })}
      />
      <label className={styles['nearest']}>
        <input
          type="checkbox"
          checked={wish.nearest}
          onChange={({ currentTarget }) => onChange({ ...wish, nearest: currentTarget.checked })}
        />
        {words('nearest')}
      </label>
      {dishes.length > 0 && (
        <section className={styles['dishes']} aria-label={words('lacking')}>
          <strong>{words('lacking')}</strong>
          <div className={styles['columns']}>
            {dishes.map((dish) => (
              <ReplacedDish key={dish.productId} dish={dish} wish={wish} onChange={onChange} />
            ))}
          </div>
          {mayForce && (
            <PlainTextArea
              label={words('cookAnyway')}
              description={words('cookAnywayHint')}
              value={wish.reason}
              maxLength={500}
              lines={1}
              onChange={(reason) => onChange({ ...wish, reason })}
            />
          )}
        </section>
      )}
      {children}
    </>
  );
}

interface ReplacedDishProps {
  dish: LackingDish;
  wish: DayWish;
  onChange: (wish: DayWish) => void;
}

function ReplacedDish({ dish, wish, onChange }: ReplacedDishProps) {
  const api = useApi();
  const words = useTranslations('orders.moves');
  const nameOf = useLocalName();
  const [typedText, setTypedText] = useState('');
  const { data } = useQuery(replacementsQuery(api, dish.productId, wish.date, typedText));
  const otherDishes = wish.replaced.filter(({ productId }) => productId !== dish.productId);
  const chosenDish = wish.replaced.find(({ productId }) => productId === dish.productId);
  const listedDishes = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: nameOf(name) }));
  const isUnlisted = chosenDish && !listedDishes.some(({ value }) => value === chosenDish.byProductId);
  return (
    <PlainSelect
      label={words('lackingDish', { dish: nameOf(dish.name), count: dish.orders })}
      placeholder={words('replaceBy')}
      nullable
      options={
        isUnlisted ? [{ value: chosenDish.byProductId, label: chosenDish.byName }, ...listedDishes] : listedDishes
      }
      value={chosenDish?.byProductId ?? null}
      leftover={typedText}
      onChange={(byProductId, leftover) => {
        setTypedText(leftover);
        const byName = listedDishes.find(({ value }) => value === byProductId)?.label ?? chosenDish?.byName ?? '';
        onChange({
          ...wish,
          replaced: byProductId === null ? otherDishes : [...otherDishes, { ...dish, byProductId, byName }],
        });
      }}
    />
  );
}
