import type { Locale } from '@traiteur/domain/text/language.ts';
import en from 'virtual:words/shop/en';
import fr from 'virtual:words/shop/fr';
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core';
import type { ShopMessages } from './use-shop-words.ts';

/** Only on the server: a browser loads a part of one language. */
export const texts: Record<Locale, ShopMessages> = { fr, en };

export const wordsIn =
  (locale: Locale) =>
  <Namespace extends NamespaceKeys<ShopMessages, NestedKeyOf<ShopMessages>>>(namespace: Namespace) =>
    createTranslator<ShopMessages, Namespace>({ locale, messages: texts[locale], namespace });
