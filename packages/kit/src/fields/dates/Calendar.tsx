import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addDays, addMonths, type LocalDate, weeksOfMonth } from '@traiteur/domain/dates/calendar.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { kitWords, usePhrase } from '../../setup/kit-words.ts';
import { useDateFormat } from '../../setup/use-date-format.ts';
import { useLanguageTag } from '../../setup/use-language-tag.ts';
import styles from './Calendar.module.css';

interface CalendarProps {
  value: LocalDate | undefined;
  today: LocalDate;
  onPick: (date: LocalDate) => void;
}

const keys: Readonly<Record<string, (from: LocalDate, shift: boolean, week: readonly LocalDate[]) => LocalDate>> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -7),
  ArrowDown: (from) => addDays(from, 7),
  Home: (from, _, week) => week[0] ?? from,
  End: (from, _, week) => week.at(-1) ?? from,
  PageUp: (from, shift) => addMonths(from, shift ? -12 : -1),
  PageDown: (from, shift) => addMonths(from, shift ? 12 : 1),
};

/** Arrows move by days, Home and End to the ends of the week, Page Up and Down by months, with Shift by years. */
export function Calendar({ value, today, onPick }: CalendarProps) {
  const phrase = usePhrase();
  const format = useDateFormat();
  const firstWeekday = useLanguageTag() === 'en-US' ? 7 : 1;
  const title = useId();
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  const [day, setDay] = useState(value ?? today);
  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    hasMoved.current = false;
  }, [day]);

  /** Noon in UTC falls on the same day in nearly every time zone. */
  const say = (date: LocalDate, parts: Intl.DateTimeFormatOptions) =>
    format.date(new Date(`${date}T12:00:00Z`), { ...parts, timeZone: 'UTC' });
  const press = (event: KeyboardEvent) => {
    const goTo = keys[event.key];
    if (!goTo) return;
    event.preventDefault();
    hasMoved.current = true;
    setDay(goTo(day, event.shiftKey, weeks.find((week) => week.includes(day)) ?? []));
  };
  const weeks = weeksOfMonth(day, firstWeekday);
  return (
    <div className={styles['calendar']}>
      <div className={styles['head']}>
        <button type="button" aria-label={phrase(kitWords.previousMonth)} onClick={() => setDay(addMonths(day, -1))}>
          <IconChevronLeft size={18} aria-hidden />
        </button>
        <strong id={title} aria-live="polite">
          {say(day, { month: 'long', year: 'numeric' })}
        </strong>
        <button type="button" aria-label={phrase(kitWords.nextMonth)} onClick={() => setDay(addMonths(day, 1))}>
          <IconChevronRight size={18} aria-hidden />
        </button>
      </div>
      <table ref={grid} role="grid" aria-labelledby={title} onKeyDown={press}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={say(date, { weekday: 'long' })}>
                {say(date, { weekday: 'short' }).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} aria-selected={date === value}>
                  <button
                    type="button"
                    tabIndex={date === day ? 0 : -1}
                    data-autofocus={date === day || undefined}
                    data-outside={date.slice(0, 7) !== day.slice(0, 7) || undefined}
                    aria-label={say(date, { dateStyle: 'full' })}
                    aria-current={date === today ? 'date' : undefined}
                    onClick={() => onPick(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
