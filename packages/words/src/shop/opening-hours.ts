import { frenchTime } from '@traiteur/domain/dates/french-time.ts';
import { type Locale, languageTag } from '@traiteur/domain/language.ts';
import type { OpeningHours } from '@traiteur/domain/site/opening-hours.ts';
import type { Phrase } from '../phrases/phrase.ts';

const phrases = {
  oneDay: ['Le {first}, de {opens} à {closes}', '{first}, {opens} to {closes}'],
  days: ['Du {first} au {last}, de {opens} à {closes}', '{first} to {last}, {opens} to {closes}'],
} as const satisfies Record<string, Phrase>;

/**
 * When the house is reached, a sentence for each line: "Du lundi au vendredi, de 9 h à 17 h". Filled by hand: the site's bundle
 * formats only texts that its build has read.
 */
export const hoursTexts = (hours: readonly OpeningHours[], locale: Locale): string[] =>
  hours.map(({ firstDay, lastDay, opens, closes }) => {
    const values: Record<string, string> = {
      first: dayName(firstDay, locale),
      last: dayName(lastDay, locale),
      opens: timeText(opens, locale),
      closes: timeText(closes, locale),
    };
    const sentence = phrases[firstDay === lastDay ? 'oneDay' : 'days'][locale === 'fr' ? 0 : 1];
    return sentence.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
  });

/** The first of June 2026 is a Monday. */
const dayName = (day: number, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale, 'en-US'), { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 5, day),
  );

/** "9 h 30" and "9:30am": shorter than a clock shows it. */
function timeText(time: string, locale: Locale): string {
  if (locale === 'fr') return frenchTime(time);
  const [hour, minutes] = [Number(time.slice(0, 2)), time.slice(3, 5)];
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}${hour < 12 ? 'am' : 'pm'}`;
}
