import { languageDifferences } from '@traiteur/domain/catalogue/ingredient-texts/undeclared-sources.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import styles from './IngredientsReading.module.css';
import { useQuotedWords } from './use-quoted-words.ts';
import { useReadAllergens } from './use-read-allergens.ts';

/** What one language says of allergens and the other does not. */
export function LanguageDifferences({ ingredients }: { ingredients: Bilingual }) {
  const words = useTranslations('products.reading');
  const quoted = useQuotedWords();
  const { nameOfSource } = useReadAllergens();
  return languageDifferences(ingredients).map(({ locale, source, words: foundWords }) => (
    <p key={`${locale} ${source}`} className={styles['difference']}>
      <Chip tone="care">{words('translation')}</Chip>{' '}
      <span>
        {words(locale === 'fr' ? 'onlyFrench' : 'onlyEnglish', {
          allergen: nameOfSource(source),
          words: quoted(foundWords),
        })}
      </span>
    </p>
  ));
}
