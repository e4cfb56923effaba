import type { Locale } from '@traiteur/domain/text/language.ts';
import { createTranslator } from 'use-intl/core';
import { catalogueOf, type Phrases } from './phrase.ts';

export function translatorOf<const P extends Phrases>(phrases: P, locale: Locale) {
  return createTranslator({
    locale,
    messages: catalogueOf(phrases, locale),
    onError(error) {
      throw error;
    },
  });
}
