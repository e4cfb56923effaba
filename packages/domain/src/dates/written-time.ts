import type { LanguageTag } from '../text/language.ts';

/** From `HH:MM` or `HH:MM:SS`: "9 h", "9 h 30" with no-break spaces; "9am", "9:30am"; "09:00", "09:30". */
export function writtenTime(time: string, tag: LanguageTag): string {
  const [hours = '', minutes = ''] = time.split(':');
  if (tag === 'en-GB') return `${hours}:${minutes}`;
  const hour = Number(hours);
  const isFull = minutes === '00';
  if (tag === 'fr-FR') return `${hour}\u00a0h${isFull ? '' : `\u00a0${minutes}`}`;
  return `${hour % 12 || 12}${isFull ? '' : `:${minutes}`}${hour < 12 ? 'am' : 'pm'}`;
}

/** "11 h – 13 h 30", "11am – 1:30pm", "11:00 – 13:30"; no line begins with the dash. */
export const writtenSpan = (start: string, end: string, tag: LanguageTag): string =>
  `${writtenTime(start, tag)}\u00a0– ${writtenTime(end, tag)}`;
