import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useLocale } from 'use-intl';

export function useLocalName(): (name: Bilingual) => string {
  const locale = useLocale();
  return (name) => name[locale] || name[locale === 'fr' ? 'en' : 'fr'];
}
