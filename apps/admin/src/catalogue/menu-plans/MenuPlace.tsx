import type { MenuDish, MenuPlan } from '@traiteur/contract/catalogue/menu-plans.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { IconArrowsMove, IconPlus, IconX } from '@tabler/icons-react';
import { DropdownMenu } from '@traiteur/kit/overlays/DropdownMenu.tsx';
import { useTranslations } from 'use-intl';
import { DishPicture } from './DishPicture.tsx';
import { dragData, menuDishType } from './dragged-dish.ts';
import styles from './Menus.module.css';
import { type Board, placeId } from './use-board.ts';

interface MenuPlaceProps {
  /** Undefined in a free place. */
  choice: MenuPlan['choices'][number] | undefined;
  dishes: readonly MenuDish[];
  day: number;
  index: number;
  days: readonly MenuPlan[];
  today: LocalDate;
  board: Board;
  isOpen: boolean;
}

/** A finger drags the page, not a card. */
const isTouched = () => matchMedia('(hover: none)').matches;

/** Its button stays the same whatever stands there, so that it keeps the focus. */
export function MenuPlace({ choice, dishes, day, index, days, today, board, isOpen }: MenuPlaceProps) {
  const words = useTranslations('menuPlans');
  const dates = useDates();
  const nameOf = useLocalName();
  const dayName = dates.long(days[day]?.date ?? '');
  const name = choice ? nameOf(choice.name) : '';
  const dish = dishes.find(({ id }) => id === choice?.id);
  const otherDays = days.filter((otherDay, at) => at !== day && otherDay.choices.some(({ id }) => id === choice?.id));
  const isTwice = otherDays.length > 0;
  const detail = isTwice
    ? words('also', { days: otherDays.map(({ date }) => dates.short(date)).join(', ') })
    : dish?.tags[0] && nameOf(dish.tags[0].name);
  /** Those that it may be moved to: no date that is over, none that has it. */
  const openDays = days
    .filter((plan) => plan.date >= today && !plan.choices.some(({ id }) => id === choice?.id))
    .map(({ date }) => date);
  const isCurrent = board.current.day === day && board.current.index === index;
  return (
    <li className={choice && `${styles['card']} ${isTwice ? styles['twice'] : ''}`} data-index={index}>
      <button
        type="button"
        id={placeId({ day, index })}
        className={choice ? undefined : styles['free']}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={choice ? undefined : words('chooseFor', { day: dayName })}
        draggable={isOpen && choice !== undefined}
        onDragStart={(event) =>
          choice && event.dataTransfer.setData(menuDishType, dragData({ id: choice.id, from: { day, index } }))
        }
        onFocus={() => board.setCurrent({ day, index })}
        onClick={() => isOpen && board.open({ day, index })}
      >
        {choice ? (
          <>
            <DishPicture id={dish?.pictureId ?? null} />
            <span>
              <strong>
                {name}
                <span className="visually-hidden">, {dayName}</span>
              </strong>
              {detail && <small>{detail}</small>}
            </span>
          </>
        ) : (
          <>
            <IconPlus size={14} aria-hidden /> {words('choose')}
          </>
        )}
      </button>
      {isOpen && choice && isTouched() && openDays.length > 0 && (
        <DropdownMenu
          button={{
            tabIndex: -1,
            className: styles['elsewhere'],
            'aria-label': words('moveDish', { dish: name }),
            children: <IconArrowsMove size={14} aria-hidden />,
          }}
          head={null}
          actions={openDays.map((date) => ({
            label: dates.long(date),
            run: () => board.move({ day, index }, { day: days.findIndex((plan) => plan.date === date), index: 999 }),
          }))}
        />
      )}
      {isOpen && choice && (
        <button
          type="button"
          tabIndex={-1}
          className={styles['off']}
          aria-label={words('off', { dish: name })}
          onClick={() => board.removeCard({ day, index })}
        >
          <IconX size={14} aria-hidden />
        </button>
      )}
    </li>
  );
}
