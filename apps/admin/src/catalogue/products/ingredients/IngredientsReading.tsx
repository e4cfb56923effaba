import en from 'virtual:words/screen/products/en';
import fr from 'virtual:words/screen/products/fr';
import type { IngredientExplanation, Product, ProductInput } from '@traiteur/contract/catalogue/products.ts';
import { type SourceWords, undeclaredSources } from '@traiteur/domain/catalogue/ingredient-texts/undeclared-sources.ts';
import { InputError } from '@traiteur/kit/form/InputError.tsx';
import { useField } from '@traiteur/kit/form/use-field.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useDeferredValue, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ExplainedSources } from './ExplainedSources.tsx';
import { ScreenWords } from '../../../noun/ScreenWords.tsx';
import styles from './IngredientsReading.module.css';
import { LanguageDifferences } from './LanguageDifferences.tsx';
import { useQuotedWords } from './use-quoted-words.ts';
import { useReadAllergens } from './use-read-allergens.ts';

/** Reads the ingredients while they are typed: each word that names an allergen is declared or explained here. */
export const IngredientsReading = () => (
  <ScreenWords fr={fr} en={en}>
    <Reading />
  </ScreenWords>
);

function Reading() {
  const words = useTranslations('products.reading');
  const faultId = useId();
  const ingredients = useDeferredValue(useWatch<ProductInput, 'ingredients'>({ name: 'ingredients' }));
  const { value: allergens, change: declare } = useField<Product['allergens']>('allergens');
  const { value: explanations, change: explain, error } = useField<IngredientExplanation[]>('explanations');
  const { allergenOf, declaredSources } = useReadAllergens();
  const declared = declaredSources(allergens);
  const undeclared = undeclaredSources({ ingredients, declared, explained: explanations });
  const isBlank = !ingredients.fr.trim() && !ingredients.en.trim();
  return (
    <section
      className={styles['reading']}
      aria-label={words('title')}
      data-field="explanations"
      aria-describedby={faultId}
    >
      {undeclared.map((sourceWords) => {
        const allergenId = allergenOf(sourceWords.source)?.id;
        const otherDeclarations = allergens.filter((allergen) => allergen.allergenId !== allergenId);
        return (
          <UndeclaredSource
            key={sourceWords.source}
            sourceWords={sourceWords}
            onDeclare={
              allergenId === undefined
                ? undefined
                : (presence) => declare([...otherDeclarations, { allergenId, presence }])
            }
            onExplain={() => explain([...explanations, ...explanationsOf(sourceWords, explanations)])}
          />
        );
      })}
      <ExplainedSources ingredients={ingredients} explanations={explanations} onChange={explain} />
      <LanguageDifferences ingredients={ingredients} />
      {undeclared.length === 0 && <p className="hint">{words(isBlank ? 'blank' : 'nothing')}</p>}
      <InputError id={faultId} fault={error} />
    </section>
  );
}

/** With the reason that was given for the same allergen, if there is one: it is read again before it is saved. */
function explanationsOf({ source, passages }: SourceWords, explanations: readonly IngredientExplanation[]) {
  const reason = explanations.find((explanation) => explanation.source === source)?.reason ?? '';
  return passages.map((passage) => ({ source, ...passage, reason }));
}

interface UndeclaredSourceProps {
  sourceWords: SourceWords;
  /** Absent where the house has no such allergen. */
  onDeclare: ((presence: SourceWords['presence']) => void) | undefined;
  onExplain: () => void;
}

function UndeclaredSource({
  sourceWords: { source, presence, words: foundWords },
  onDeclare,
  onExplain,
}: UndeclaredSourceProps) {
  const words = useTranslations('products.reading');
  const quoted = useQuotedWords();
  const { nameOfSource } = useReadAllergens();
  const allergen = nameOfSource(source);
  return (
    <div role="group" aria-label={allergen} className={styles['source']}>
      <div>
        <strong>{words('undeclared', { allergen })}</strong>
        <p>{words(presence === 'contains' ? 'named' : 'namedAsTraces', { words: quoted(foundWords) })}</p>
      </div>
      <div className={styles['buttons']}>
        {onDeclare && <Button onClick={() => onDeclare('contains')}>{words('contains')}</Button>}
        {onDeclare && presence === 'may_contain' && (
          <Button onClick={() => onDeclare('may_contain')}>{words('traces')}</Button>
        )}
        <Button variant="subtle" onClick={onExplain}>
          {words('explain')}
        </Button>
      </div>
    </div>
  );
}
