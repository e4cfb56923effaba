import { addDays, type LocalDate } from '@traiteur/domain/dates/calendar.ts';

export const demoConfiguration = {
  shippingFee: 490,
  freeDeliveryFrom: 4000,
  noticeHours: 24,
  promiseHours: 48,
  horizonDays: 14,
};

/** French public holidays (article L3133-1 of the Code du travail) between two dates: no delivery. */
export function publicHolidays(from: LocalDate, to: LocalDate): LocalDate[] {
  const years = new Set([from, to].map((date) => Number(date.slice(0, 4))));
  return [...years]
    .flatMap((year) => {
      const easter = easterSunday(year);
      const moving = [1, 39, 50].map((days) => addDays(easter, days));
      return [...fixedDates.map((day) => `${year}-${day}`), ...moving];
    })
    .filter((date) => date >= from && date <= to)
    .sort();
}

const fixedDates = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];

/** Gregorian Easter, by the algorithm published in Nature in 1876. */
function easterSunday(year: number): LocalDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`;
}
