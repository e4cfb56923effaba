import type { MenuDish, MenuPlan } from '@traiteur/contract/catalogue/menu-plans.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DishFinder } from './DishFinder.tsx';
import { MenuDay } from './MenuDay.tsx';
import styles from './Menus.module.css';
import { RestedDishes } from './RestedDishes.tsx';
import { useBoard } from './use-board.ts';
import type { MenuWeek } from './use-menu-week.ts';

interface MenuBoardProps {
  monday: LocalDate;
  days: readonly MenuPlan[];
  dishes: readonly MenuDish[];
  dailyChoices: number;
  today: LocalDate;
  week: MenuWeek;
  canWrite: boolean;
}

export function MenuBoard({ monday, days, dishes, dailyChoices, today, week, canWrite }: MenuBoardProps) {
  const words = useTranslations('menuPlans');
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const board = useBoard({ days, dishes, dailyChoices, week, canWrite, root });
  return (
    <>
      <div
        ref={setRoot}
        role="group"
        aria-label={words('board')}
        aria-describedby="menu-keys"
        className={styles['board']}
        onKeyDown={board.press}
      >
        {days.map((plan, day) => (
          <MenuDay key={plan.date} {...{ plan, day, days, dishes, dailyChoices, today, week, board, canWrite }} />
        ))}
      </div>
      <p id="menu-keys" className={`hint ${styles['keys']}`}>
        {words('keys')}
      </p>
      <p role="status" className="visually-hidden">
        {board.announcement}
      </p>
      <RestedDishes {...{ monday, days, dishes, board, canWrite }} />
      {board.finder && <DishFinder {...{ days, dishes, board }} place={board.finder} />}
    </>
  );
}
