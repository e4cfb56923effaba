import { useTranslations } from 'use-intl';

/** What is said of a secret that is kept; undefined of none. */
export function useKeptHint(isFixed: boolean): (end: string | null) => string | undefined {
  const words = useTranslations('houseSettings');
  return (end) => (end === null ? undefined : words(isFixed ? 'known' : 'kept', { end: end || 'none' }));
}
