import type { FieldProps } from '@traiteur/kit/form/use-field.ts';
import { useTranslations } from 'use-intl';
import { ChosenAllergensField } from '../../catalogue/allergens/ChosenAllergensField.tsx';

/** A new reaction is an allergy until changed. */
export function ClientAllergensField(props: FieldProps) {
  const words = useTranslations('clients');
  return (
    <ChosenAllergensField
      {...props}
      answerKey="severity"
      answers={['allergy', 'intolerance']}
      nameOfAnswer={(severity) => words(`severities.${severity}`)}
      legend={(name) => words('allergies.severity', { name })}
    />
  );
}
