import type { AddressParameters } from '@traiteur/front/routing/site.ts';
import { useLocale } from 'use-intl';
import { type ScreenName, site } from './addresses.ts';

type To = <Name extends ScreenName>(name: Name, ...parameters: AddressParameters<typeof site.screens, Name>) => string;

/** The only way to write an address: of a screen in the current language. */
export function useTo(): To {
  const locale = useLocale();
  return (name, ...parameters) => site.addressOf(name, locale, ...parameters);
}
