import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import { useLocale, useTranslations } from 'use-intl';
import type { RecordTexts } from './noun.ts';

export function useRecordTexts(): RecordTexts & { locale: 'fr' | 'en' } {
  return {
    locale: useLocale(),
    words: useTranslations('finder'),
    name: useLocalName(),
    dates: useDates(),
    weekday: useWeekdays().nameOf,
  };
}
