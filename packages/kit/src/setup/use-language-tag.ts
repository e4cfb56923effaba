import { type LanguageTag, languageTag } from '@traiteur/domain/text/language.ts';
import { useLocale } from 'use-intl';
import { useKitSettings } from './kit-settings.ts';

export function useLanguageTag(): LanguageTag {
  const { english } = useKitSettings();
  return languageTag(useLocale(), english);
}
