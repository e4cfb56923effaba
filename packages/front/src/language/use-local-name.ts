import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useLocale } from 'use-intl';

/** A name in the current language, in the other one where it lacks. */
export function useLocalName(): (name: Bilingual) => string {
  const locale = useLocale();
  return (name) => name[locale] || name[locale === 'fr' ? 'en' : 'fr'];
}
