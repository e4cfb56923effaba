import { writtenTime } from '@traiteur/domain/dates/written-time.ts';
import type { LanguageTag } from '@traiteur/domain/text/language.ts';
import type { OpeningHours } from '@traiteur/domain/site/opening-hours.ts';
import type { Phrase } from '../phrases/phrase.ts';

const phrases = {
  oneDay: ['Le {first}, de {opens} à {closes}', '{first}, {opens} to {closes}'],
  days: ['Du {first} au {last}, de {opens} à {closes}', '{first} to {last}, {opens} to {closes}'],
} as const satisfies Record<string, Phrase>;

/**
 * "Du lundi au vendredi, de 9 h à 17 h". Filled in by hand: the site's bundle formats only texts known at build time.
 */
export const hoursTexts = (hours: readonly OpeningHours[], tag: LanguageTag): string[] =>
  hours.map(({ firstDay, lastDay, opens, closes }) => {
    const values: Record<string, string> = {
      first: dayName(firstDay, tag),
      last: dayName(lastDay, tag),
      opens: writtenTime(opens, tag),
      closes: writtenTime(closes, tag),
    };
    const sentence = phrases[firstDay === lastDay ? 'oneDay' : 'days'][tag === 'fr-FR' ? 0 : 1];
    return sentence.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
  });

/** 2026-06-01 is a Monday. */
const dayName = (day: number, tag: LanguageTag): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 5, day));
