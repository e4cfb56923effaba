import { useTranslations } from 'use-intl';

/** «tahini», «sésame» */
export function useQuotedWords() {
  const words = useTranslations('products.reading');
  return (foundWords: readonly string[]) => foundWords.map((word) => words('quoted', { word })).join(', ');
}
