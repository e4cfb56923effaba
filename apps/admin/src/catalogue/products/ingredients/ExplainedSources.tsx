import type { IngredientExplanation } from '@traiteur/contract/catalogue/products.ts';
import { undeclaredSources } from '@traiteur/domain/catalogue/ingredient-texts/undeclared-sources.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import styles from './IngredientsReading.module.css';
import { useQuotedWords } from './use-quoted-words.ts';
import { useReadAllergens } from './use-read-allergens.ts';

interface ExplainedSourcesProps {
  ingredients: Bilingual;
  explanations: IngredientExplanation[];
  onChange: (explanations: IngredientExplanation[]) => void;
}

/** One reason for each allergen, for all its words that the ingredients still say. */
export function ExplainedSources({ ingredients, explanations, onChange }: ExplainedSourcesProps) {
  const readSources = undeclaredSources({ ingredients, declared: [], explained: [] });
  const isStanding = ({ source, passage }: IngredientExplanation) =>
    readSources.some((read) => read.source === source && read.passages.some((place) => place.passage === passage));
  const groups = Map.groupBy(explanations.filter(isStanding), ({ source }) => source);
  return [...groups].map(([source, rows]) => (
    <ExplainedSource
      key={source}
      rows={rows}
      places={rows.map((row) => explanations.indexOf(row))}
      onReason={(reason) => onChange(explanations.map((row) => (row.source === source ? { ...row, reason } : row)))}
      onWithdraw={() => onChange(explanations.filter((row) => row.source !== source))}
    />
  ));
}

interface ExplainedSourceProps {
  rows: IngredientExplanation[];
  /** Among the form's explanations. */
  places: number[];
  onReason: (reason: string) => void;
  onWithdraw: () => void;
}

function ExplainedSource({ rows, places, onReason, onWithdraw }: ExplainedSourceProps) {
  const words = useTranslations('products.reading');
  const quoted = useQuotedWords();
  const dates = useDates();
  const { nameOfSource } = useReadAllergens();
  const { errors } = useFormState({ name: 'explanations' });
  const faults = errors['explanations'] as { reason?: { message?: string } }[] | undefined;
  const fault = places.map((place) => faults?.[place]?.reason?.message).find(Boolean);
  const [first] = rows;
  if (!first) return null;
  const allergen = nameOfSource(first.source);
  return (
    <div role="group" aria-label={allergen} className={`${styles['source']} ${styles['explained']}`}>
      <div>
        <strong>{words('explained', { allergen })}</strong>
        <p>
          {words('named', { words: quoted([...new Set(rows.map(({ word }) => word))]) })}
          {first.by && first.at && `, ${words('explainedBy', { name: first.by, date: dates.day(first.at) })}`}
        </p>
      </div>
      <Button variant="subtle" onClick={onWithdraw}>
        {words('withdraw')}
      </Button>
      <div className={styles['reason']}>
        <PlainInput label={words('reason')} value={first.reason} onChange={onReason} error={fault} maxLength={200} />
      </div>
    </div>
  );
}
