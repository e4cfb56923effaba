import type { Locale } from '@traiteur/domain/language.ts';
import { createTranslator } from 'use-intl/core';
import { catalogueOf, type Phrases } from './phrase.ts';

/** Says those phrases in one language outside a page. Throws on a phrase that cannot be said: a mail with holes is worse than none. */
export function translatorOf<const P extends Phrases>(phrases: P, locale: Locale) {
  return createTranslator({
    locale,
    messages: catalogueOf(phrases, locale),
    onError(error) {
      throw error;
    },
  });
}
