import type { RecipeInput } from '@traiteur/contract/kitchen/recipes.ts';
import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import styles from './RecipeFields.module.css';

interface StepValues {
  steps: Blank<RecipeInput['steps'][number]>[];
}

const blankStep: StepValues['steps'][number] = { text: { fr: '', en: '' }, minutes: null, temperature: null };

export function StepsField() {
  const words = useTranslations('recipes.step');
  const { getValues, setValue } = useFormContext<StepValues>();
  const steps = useWatch<StepValues, 'steps'>({ name: 'steps' });
  const change = (rows: StepValues['steps']) => setValue('steps', rows, { shouldDirty: true });
  return (
    <div data-field="steps">
      <Stack>
        {steps.map((_step, index) => (
          <fieldset key={index} className={styles['step']}>
            <legend>{words('nth', { number: String(index + 1) })}</legend>
            <BilingualField name={`steps.${index}.text`} label={words('text')} multiline copied />
            <FieldRow>
              <NumberField name={`steps.${index}.minutes`} label={words('minutes')} />
              <NumberField name={`steps.${index}.temperature`} label={words('temperature')} />
            </FieldRow>
            <div>
              <Button onClick={() => change(getValues('steps').toSpliced(index, 1))}>{words('remove')}</Button>
            </div>
          </fieldset>
        ))}
        <div>
          <Button onClick={() => change([...getValues('steps'), blankStep])}>{words('add')}</Button>
        </div>
      </Stack>
    </div>
  );
}
