import { useTranslations } from 'use-intl';
import { ChosenAllergensField } from '../../catalogue/allergens/ChosenAllergensField.tsx';

/** Traces until it is said that more is in it. */
export function ArticleAllergens({ index }: { index: number }) {
  const words = useTranslations('ingredients');
  return (
    <ChosenAllergensField
      name={`articles.${index}.allergens`}
      label={words('article.allergens')}
      hint={words('articles.hint')}
      answerKey="state"
      answers={['may_contain', 'contains', 'unknown']}
      nameOfAnswer={(state) => words(`states.${state}`)}
      legend={(name) => words('articles.stateOf', { name })}
    />
  );
}
