import type { Locale } from '@traiteur/domain/text/language.ts';
import { useLocale } from 'use-intl';
import { addressOf, type GivenTo, type PageName } from '../../addresses.ts';

export function useTo() {
  const locale: Locale = useLocale();
  return <Name extends PageName>(name: Name, ...parameters: GivenTo<Name>): string =>
    addressOf(name, locale, ...parameters);
}
