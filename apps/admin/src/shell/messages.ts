import type { Locale } from '@traiteur/domain/language.ts';
import type { Messages } from '../words.ts';

const loaded = new Map<Locale, Messages>();

/** Fetches a language's texts, once. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const { default: messages } = await (locale === 'fr' ? import('virtual:words/fr') : import('virtual:words/en'));
  loaded.set(locale, messages);
}

/** The texts of a language that was loaded; any loaded one before its own is there. */
export const messagesOf = (locale: Locale): Messages | undefined => loaded.get(locale) ?? loaded.values().next().value;
