import en from 'virtual:words/screen/products/en';
import fr from 'virtual:words/screen/products/fr';
import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { undeclaredSources } from '@traiteur/domain/catalogue/ingredient-texts/undeclared-sources.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../../noun/ScreenWords.tsx';
import styles from './IngredientsReading.module.css';
import { LanguageDifferences } from './LanguageDifferences.tsx';
import { useQuotedWords } from './use-quoted-words.ts';
import { useReadAllergens } from './use-read-allergens.ts';

/** On the dish's page: what its ingredients name and it does not declare, and what was explained by whom. */
export const ReadSources = (props: { product: Product }) => (
  <ScreenWords fr={fr} en={en}>
    <SourcesOfDish {...props} />
  </ScreenWords>
);

function SourcesOfDish({ product: { ingredients, allergens, explanations } }: { product: Product }) {
  const words = useTranslations('products.reading');
  const quoted = useQuotedWords();
  const dates = useDates();
  const { declaredSources, nameOfSource } = useReadAllergens();
  const undeclared = undeclaredSources({ ingredients, declared: declaredSources(allergens), explained: explanations });
  return (
    <div className={styles['read']}>
      {undeclared.map(({ source, words: foundWords }) => (
        <p key={source} className={styles['difference']}>
          <Chip tone="bad">{words('undeclared', { allergen: nameOfSource(source) })}</Chip> {quoted(foundWords)}
        </p>
      ))}
      {explanations.map(({ source, word, passage, reason, by, at }) => (
        <p key={`${source} ${passage}`} className={styles['difference']}>
          <Chip tone="ok">{words('explained', { allergen: nameOfSource(source) })}</Chip> {quoted([word])}{' '}
          <small>
            {reason}
            {by && at && ` (${words('explainedBy', { name: by, date: dates.day(at) })})`}
          </small>
        </p>
      ))}
      <LanguageDifferences ingredients={ingredients} />
    </div>
  );
}
