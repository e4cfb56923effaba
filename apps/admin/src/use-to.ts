import type { Locale } from '@traiteur/domain/language.ts';
import type { AddressParameters } from '@traiteur/front/routing/site.ts';
import { useLocale } from 'use-intl';
import { type ScreenName, site } from './addresses.ts';

/** Writes the address of a screen of the administration. */
type To = <Name extends ScreenName>(name: Name, ...parameters: AddressParameters<typeof site.screens, Name>) => string;

/** The only way to write an address: that of a screen in the current language, or in one that is named. */
export function useTo(language?: Locale): To {
  const current = useLocale();
  return (name, ...parameters) => site.addressOf(name, language ?? current, ...parameters);
}
