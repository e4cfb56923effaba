import type { LocalDate, LocalTime } from './calendar.ts';
import type { LanguageTag } from '../text/language.ts';
import { dateToType, dateTyped } from './typed-dates.ts';

/** `18:00`, `18 h`, `18h30`, `6 PM`, `6:30 p.m.`; undefined for anything else. */
export function timeTyped(text: string): LocalTime | undefined {
  const [match, hours = '', minutes = '00', half] = timePattern.exec(text.trim().toLowerCase()) ?? [];
  if (match === undefined || (half && (Number(hours) < 1 || Number(hours) > 12))) return undefined;
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined;
}

const timePattern = /^(\d{1,2})(?:\s?[:h]\s?(\d{2})?)?(?:\s?([ap])\.?m\.?)?$/;

/** `18:00` in French and British English, `6:00pm` in American English. */
export function timeToType(time: LocalTime, tag: LanguageTag): string {
  const [hours = '', minutes = ''] = time.split(':');
  if (tag !== 'en-US') return time;
  return `${Number(hours) % 12 || 12}:${minutes}${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/** Without a time zone. */
export interface LocalMoment {
  date: LocalDate;
  time: LocalTime;
}

/** `24/11/2026 18:00`, `24 nov à 18 h`, `Nov 24, 6 PM`. A date alone is refused: its hour would be guessed. */
export function momentTyped(text: string, tag: LanguageTag, near: LocalDate): LocalMoment | undefined {
  const bareText = text.trim();
  for (const { index, 0: gap } of bareText.matchAll(/(?:\s+(?:à|at)\s+|,?\s+|(?<=\d)t(?=\d))/gi)) {
    const clock = bareText.slice(index + gap.length);
    const time = /[:h]|[ap]\.?m/i.test(clock) ? timeTyped(clock) : undefined;
    const date = time && dateTyped(bareText.slice(0, index), tag, near);
    if (date) return { date, time };
  }
  return undefined;
}

/** `24/11/2026 18:00`, in American English `11/24/2026 6:00pm`. */
export const momentToType = ({ date, time }: LocalMoment, tag: LanguageTag): string =>
  `${dateToType(date, tag)} ${timeToType(time, tag)}`;
