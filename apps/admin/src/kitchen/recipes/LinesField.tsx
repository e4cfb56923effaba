import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RecipeInput, RecipePart } from '@traiteur/contract/kitchen/recipes.ts';
import { units } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { isNamedBy } from '@traiteur/domain/kitchen/pots/promised-parts.ts';
import { useApi } from '@traiteur/front/front.ts';
import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { ThousandthsField } from '@traiteur/kit/fields/NumberField.tsx';
import { PlainSelect } from '@traiteur/kit/fields/PlainSelect.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { useChoiceField } from '@traiteur/kit/form/use-choice-field.ts';
import { useField } from '@traiteur/kit/form/use-field.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import styles from './RecipeFields.module.css';
import { recipePartsQuery } from './recipe-queries.ts';

interface LineValues {
  lines: Blank<RecipeInput['lines'][number]>[];
}

const blankLine: LineValues['lines'][number] = {
  ingredientId: null,
  recipeId: null,
  quantity: null,
  unit: 'g',
  promised: false,
};

export function LinesField() {
  const words = useTranslations('recipes.line');
  const ingredientWords = useTranslations('ingredients');
  const { getValues, setValue } = useFormContext<LineValues>();
  const lines = useWatch<LineValues, 'lines'>({ name: 'lines' });
  const { error } = useField<LineValues['lines']>('lines');
  const change = (rows: LineValues['lines']) => setValue('lines', rows, { shouldDirty: true });
  return (
    <div data-field="lines">
      <Stack>
        <p className={styles['note']}>{words('promisedHint')}</p>
        {lines.map((_line, index) => (
          <fieldset key={index} className={styles['row']}>
            <legend className="visually-hidden">{words('nth', { number: String(index + 1) })}</legend>
            <PartField index={index} />
            <ThousandthsField name={`lines.${index}.quantity`} label={words('quantity')} />
            <SelectField
              name={`lines.${index}.unit`}
              label={words('unit')}
              options={units.map((value) => ({ value, label: ingredientWords(`units.${value}`) }))}
            />
            <PromisedField index={index} />
            <Button
              className={styles['remove']}
              aria-label={words('remove')}
              icon={<IconX size={18} aria-hidden />}
              onClick={() => change(getValues('lines').toSpliced(index, 1))}
            />
          </fieldset>
        ))}
        {error && (
          <p role="alert" className="fault">
            {error}
          </p>
        )}
        <div>
          <Button onClick={() => change([...getValues('lines'), blankLine])}>{words('add')}</Button>
        </div>
      </Stack>
    </div>
  );
}

/** The switch, and what the name of the dish says where it is off. */
function PromisedField({ index }: { index: number }) {
  const words = useTranslations('recipes.line');
  const parts = useParts();
  const { name, productId, lines } = useWatch() as Pick<RecipeInput, 'name' | 'productId'> & LineValues;
  const { ingredientId, recipeId, promised } = lines[index] ?? blankLine;
  const part =
    parts?.ingredients.find(({ id }) => id === ingredientId) ?? parts?.preparations.find(({ id }) => id === recipeId);
  const isForgotten = productId !== null && !promised && part !== undefined && isNamedBy(name.fr, part.name.fr);
  return (
    <SwitchField
      name={`lines.${index}.promised`}
      label={words('promised')}
      {...(isForgotten && { hint: words('named') })}
    />
  );
}

function useParts() {
  const api = useApi();
  return useQuery({ ...recipePartsQuery(api), enabled: api.offers('recipes', 'listRecipeParts') }).data;
}

/** An ingredient, or a preparation: their numbers are apart, so each choice says which it is. */
function PartField({ index }: { index: number }) {
  const words = useTranslations('recipes');
  const nameOf = useLocalName();
  const parts = useParts();
  const { setValue } = useFormContext();
  const recipeId: unknown = useWatch({ name: `lines.${index}.recipeId` });
  const { value, change, leftover, ref, onBlur, error } = useChoiceField<number | null>(`lines.${index}.ingredientId`);
  const choice = value === null ? (typeof recipeId === 'number' ? `recipe ${recipeId}` : null) : `ingredient ${value}`;
  const optionsOf = (kind: 'ingredient' | 'recipe', rows: readonly RecipePart[] = [], mark = '') =>
    rows
      .filter(({ id, active }) => active || choice === `${kind} ${id}`)
      .map(({ id, name }) => ({ value: `${kind} ${id}`, label: `${nameOf(name)}${mark}` }));
  const choose = (key: string | null, text: string) => {
    const [kind, id] = key?.split(' ') ?? [];
    setValue(`lines.${index}.recipeId`, kind === 'recipe' ? Number(id) : null, { shouldDirty: true });
    change(kind === 'ingredient' ? Number(id) : null, text);
  };
  return (
    <div data-field={`lines.${index}.ingredientId`} className={styles['part']}>
      <PlainSelect
        ref={ref}
        label={words('line.what')}
        error={error}
        options={[
          ...optionsOf('ingredient', parts?.ingredients),
          ...optionsOf('recipe', parts?.preparations, ` · ${words('preparation')}`),
        ]}
        value={choice}
        leftover={leftover}
        onChange={choose}
        onBlur={onBlur}
      />
    </div>
  );
}
