import { useTranslations } from 'use-intl';

/** What is said of a secret that is kept; undefined of none. */
export function useKeptHint(): (end: string | null) => string | undefined {
  const words = useTranslations('houseSettings');
  return (end) => (end === null ? undefined : words('kept', { end: end || 'none' }));
}
