import type { MenuDish, MenuPlan } from '@traiteur/contract/catalogue/menu-plans.ts';
import { isVegetarian, isWithout } from '@traiteur/domain/catalogue/menu-outlook.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { PillGroup } from '@traiteur/kit/form/Pills.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dragData, menuDishType } from './dragged-dish.ts';
import { DishPicture } from './DishPicture.tsx';
import styles from './Menus.module.css';
import type { Board } from './use-board.ts';
import { useRest } from './use-rest.ts';

interface RestedDishesProps {
  monday: LocalDate;
  days: readonly MenuPlan[];
  dishes: readonly MenuDish[];
  board: Board;
  canWrite: boolean;
}

const filters = {
  vegetarian: isVegetarian,
  gluten: (dish: MenuDish) => isWithout(dish, 'gluten'),
  milk: (dish: MenuDish) => isWithout(dish, 'milk'),
} as const;
type Filter = keyof typeof filters;

const mostShown = 24;

export function RestedDishes({ monday, days, dishes, board, canWrite }: RestedDishesProps) {
  const words = useTranslations('menuPlans');
  const dates = useDates();
  const nameOf = useLocalName();
  const rest = useRest(monday);
  const [chosenFilters, setFilters] = useState<Filter[]>([]);
  const { day } = board.current;
  const date = days[day]?.date ?? '';
  const plannedIds = new Set(days.flatMap(({ choices }) => choices.map(({ id }) => id)));
  const restedDishes = dishes
    .filter(({ id, permanent, orderable }) => !permanent && orderable && !plannedIds.has(id))
    .filter((dish) => chosenFilters.every((filter) => filters[filter](dish)))
    .toSorted((a, b) => (a.lastDate ?? '').localeCompare(b.lastDate ?? ''));
  const label = {
    vegetarian: words('rested.vegetarian'),
    gluten: words('without.gluten'),
    milk: words('without.milk'),
  };
  return (
    <Card title={words('rested.title')} className={styles['rested'] ?? ''}>
      <PillGroup
        label={words('rested.filter')}
        options={(['vegetarian', 'gluten', 'milk'] as const).map((value) => ({ value, label: label[value] }))}
        values={chosenFilters}
        onChange={setFilters}
      />
      {restedDishes.length === 0 && <p className="hint">{words('rested.none')}</p>}
      <ul>
        {restedDishes.slice(0, mostShown).map((dish) => (
          <li key={dish.id} className={styles['card']}>
            <button
              type="button"
              draggable={canWrite}
              onDragStart={(event) => event.dataTransfer.setData(menuDishType, dragData({ id: dish.id }))}
              onClick={() => canWrite && board.put(dish.id, { day, index: days[day]?.choices.length ?? 0 })}
            >
              <DishPicture id={dish.pictureId} />
              <span>
                <strong>{nameOf(dish.name)}</strong>
                <small>{rest(dish)}</small>
                {canWrite && <span className="visually-hidden">{words('rested.add', { day: dates.long(date) })}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
