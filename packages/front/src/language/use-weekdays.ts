import { useLocale } from 'use-intl';

/** 2024-01-01 was a Monday. */
const monday = Date.UTC(2024, 0, 1);

export function useWeekdays() {
  const locale = useLocale();
  const nameOf = (weekday: number, weekdayStyle: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { weekday: weekdayStyle, timeZone: 'UTC' }).format(
      monday + (weekday - 1) * 86_400_000,
    );
  const alone = (weekday: number) => nameOf(weekday, 'long').replace(/^./u, (first) => first.toLocaleUpperCase(locale));
  const allWeekdays = [1, 2, 3, 4, 5, 6, 7];
  return {
    options: allWeekdays.map((value) => ({ value, label: alone(value) })),
    nameOf: alone,
    /** "lun. – sam.", "Mon, Wed": consecutive days as a range. */
    daysOf: (weekdays: readonly number[]): string => {
      const days = [...weekdays].sort((a, b) => a - b);
      const [first, last] = [days[0], days.at(-1)];
      if (first === undefined || last === undefined) return '–';
      const inRow = days.length > 2 && last - first === days.length - 1;
      return inRow
        ? `${nameOf(first, 'short')} – ${nameOf(last, 'short')}`
        : days.map((day) => nameOf(day, 'short')).join(', ');
    },
  };
}
