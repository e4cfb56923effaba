import type { MenuDish, MenuPlan } from '@traiteur/contract/catalogue/menu-plans.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { DropdownMenu } from '@traiteur/kit/overlays/DropdownMenu.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { IconDots } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { DayFoot } from './DayFoot.tsx';
import { draggedDish, menuDishType } from './dragged-dish.ts';
import { MenuPlace } from './MenuPlace.tsx';
import styles from './Menus.module.css';
import { type Board, placesOf } from './use-board.ts';
import type { MenuWeek } from './use-menu-week.ts';

interface MenuDayProps {
  plan: MenuPlan;
  day: number;
  days: readonly MenuPlan[];
  dishes: readonly MenuDish[];
  dailyChoices: number;
  today: LocalDate;
  week: MenuWeek;
  board: Board;
  canWrite: boolean;
}

export function MenuDay({ plan, day, days, dishes, dailyChoices, today, week, board, canWrite }: MenuDayProps) {
  const words = useTranslations('menuPlans');
  const dates = useDates();
  const { date, choices } = plan;
  const isOpen = canWrite && date >= today;
  const name = dates.long(date);
  const drop = (data: string, index: number) => {
    const dragged = draggedDish(data);
    if (!dragged) return;
    if (dragged.from) board.move(dragged.from, { day, index });
    else board.put(dragged.id, { day, index: choices.length });
  };
  return (
    <section
      aria-labelledby={`menu-day-${day}`}
      className={`${styles['day']} ${date === today ? styles['today'] : ''}`}
      onDragOver={(event) => {
        if (isOpen && event.dataTransfer.types.includes(menuDishType)) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        const over = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
        drop(event.dataTransfer.getData(menuDishType), Number(over?.dataset['index'] ?? choices.length));
      }}
    >
      <header>
        <h2 id={`menu-day-${day}`}>{dates.short(date)}</h2>
        <span aria-label={words('filledLong', { count: choices.length, all: String(dailyChoices) })} role="img">
          {words('filled', { count: String(choices.length), all: String(dailyChoices) })}
        </span>
        {isOpen && (
          <DropdownMenu
            button={{
              className: styles['more'],
              'aria-label': words('day.actions', { day: name }),
              children: <IconDots size={18} aria-hidden />,
            }}
            head={null}
            actions={[
              ...(plan.publishedOn === null
                ? []
                : [
                    {
                      label: words('day.withdraw'),
                      run: () => {
                        const choiceIds = choices.map(({ id }) => id);
                        const undo = week.change([{ date, choiceIds, publishedOn: null }]);
                        toast.success(words('said.withdrawn', { day: name }), {
                          undo: { label: words('undo'), run: undo },
                        });
                      },
                    },
                  ]),
              { label: words('day.copy'), run: () => board.copyDay(day) },
              { label: words('day.paste'), run: () => board.pasteDay(day) },
              { label: words('day.clear'), run: () => board.clearDay(day) },
            ]}
          />
        )}
      </header>
      <ol className={styles['cards']}>
        {Array.from({ length: isOpen ? placesOf(plan, dailyChoices) : choices.length }, (_, index) => (
          <MenuPlace key={index} choice={choices[index]} {...{ dishes, day, index, days, today, board, isOpen }} />
        ))}
      </ol>
      <DayFoot {...{ plan, days, dishes, dailyChoices, today }} />
    </section>
  );
}
