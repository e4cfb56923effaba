import { useLocale } from 'use-intl';

/** "sésame, lait"; after a "no", "sésame ni lait", "sesame or milk". */
export function useNames(): (names: readonly string[], isAfterNo?: boolean) => string {
  const locale = useLocale();
  return (names, isAfterNo = false) => {
    const small = names.map((name) => name.charAt(0).toLocaleLowerCase(locale) + name.slice(1));
    if (!isAfterNo || small.length < 2) return small.join(', ');
    return `${small.slice(0, -1).join(', ')} ${locale === 'fr' ? 'ni' : 'or'} ${small.at(-1)}`;
  };
}
