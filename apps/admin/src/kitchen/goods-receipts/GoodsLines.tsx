import { useQuery } from '@tanstack/react-query';
import type { GoodsInput } from '@traiteur/contract/kitchen/goods-receipts.ts';
import type { BoughtArticle } from '@traiteur/contract/kitchen/purchase-orders.ts';
import type { RecipePart } from '@traiteur/contract/kitchen/recipes.ts';
import { units } from '@traiteur/domain/kitchen/pots/amounts.ts';
import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { DateField } from '@traiteur/kit/fields/dates/DateField.tsx';
import { NumberField, TenthsField, ThousandthsField } from '@traiteur/kit/fields/NumberField.tsx';
import { PlainSelect } from '@traiteur/kit/fields/PlainSelect.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useChoiceField } from '@traiteur/kit/form/use-choice-field.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { articlesQuery } from '../purchase-orders/purchase-order-queries.ts';
import { usePackText } from '../purchase-orders/use-pack-text.ts';
import { recipePartsQuery } from '../recipes/recipe-queries.ts';
import { blankLine } from './blank-goods.ts';
import styles from './Goods.module.css';

type GoodsValues = Pick<Blank<GoodsInput>, 'lines'>;

export function GoodsLines({ supplierId }: { supplierId: number | null }) {
  const api = useApi();
  const words = useTranslations('goodsReceipts');
  const { data: parts } = useQuery(recipePartsQuery(api));
  const { data: articles = [] } = useQuery(articlesQuery(api, supplierId));
  const { getValues, setValue } = useFormContext<GoodsValues>();
  const lines = useWatch<GoodsValues, 'lines'>({ name: 'lines' });
  const change = (rows: GoodsValues['lines']) => setValue('lines', rows, { shouldDirty: true });
  return (
    <div data-field="lines">
      <Stack>
        {lines.map((_line, index) => (
          <fieldset key={index} className={styles['line']}>
            <legend>{words('nth', { number: String(index + 1) })}</legend>
            <LineFields index={index} articles={articles} ingredients={parts?.ingredients ?? []} />
            <div className={styles['foot']}>
              <SwitchField name={`lines.${index}.refused`} label={words('line.refused')} />
              <TextField name={`lines.${index}.reason`} label={words('line.reason')} />
              <Button onClick={() => change(getValues('lines').toSpliced(index, 1))}>{words('removeLine')}</Button>
            </div>
          </fieldset>
        ))}
        <div>
          <Button onClick={() => change([...getValues('lines'), blankLine])}>{words('addLine')}</Button>
        </div>
      </Stack>
    </div>
  );
}

interface LineFieldsProps {
  index: number;
  articles: readonly BoughtArticle[];
  ingredients: readonly RecipePart[];
}

function LineFields({ index, articles, ingredients }: LineFieldsProps) {
  const words = useTranslations('goodsReceipts');
  const ingredientWords = useTranslations('ingredients');
  const articleId = useWatch<GoodsValues, `lines.${number}.articleId`>({ name: `lines.${index}.articleId` });
  return (
    <>
      <FieldRow>
        <GoodsField index={index} articles={articles} ingredients={ingredients} />
        {articleId === null ? (
          <>
            <ThousandthsField name={`lines.${index}.amount.quantity`} label={words('line.amount')} />
            <SelectField
              name={`lines.${index}.amount.unit`}
              label={words('unit')}
              options={units.map((value) => ({ value, label: ingredientWords(`units.${value}`) }))}
            />
          </>
        ) : (
          <NumberField name={`lines.${index}.packs`} label={words('line.packs')} />
        )}
      </FieldRow>
      <FieldRow>
        <TextField name={`lines.${index}.number`} label={words('line.number')} />
        <DateField name={`lines.${index}.useBy`} label={words('line.useBy')} />
        <TenthsField name={`lines.${index}.temperature`} label={words('line.temperature')} />
      </FieldRow>
    </>
  );
}

/** An article in packs, or an ingredient by weight: each choice says which it is. */
function GoodsField({ index, articles, ingredients }: LineFieldsProps) {
  const words = useTranslations('goodsReceipts');
  const nameOf = useLocalName();
  const packText = usePackText();
  const { setValue, getValues } = useFormContext<GoodsValues>();
  const articleId = useWatch<GoodsValues, `lines.${number}.articleId`>({ name: `lines.${index}.articleId` });
  const { value, change, leftover, ref, onBlur, error } = useChoiceField<number | null>(`lines.${index}.ingredientId`);
  const choice = articleId === null ? (value === null ? null : `ingredient ${value}`) : `article ${articleId}`;
  const choose = (key: string | null, text: string) => {
    const [kind, id] = key?.split(' ') ?? [];
    const article = kind === 'article' ? articles.find((candidate) => candidate.id === Number(id)) : undefined;
    const packs = getValues(`lines.${index}.packs`) ?? 1;
    setValue(`lines.${index}.articleId`, article?.id ?? null, { shouldDirty: true });
    setValue(`lines.${index}.packs`, article ? packs : null);
    setValue(`lines.${index}.amount`, article ? null : (getValues(`lines.${index}.amount`) ?? blankLine.amount));
    change(article?.ingredient.id ?? (kind === 'ingredient' ? Number(id) : null), text);
  };
  return (
    <div data-field={`lines.${index}.ingredientId`}>
      <PlainSelect
        ref={ref}
        label={words('line.what')}
        error={error}
        options={[
          ...articles.map(({ id, name, code, ...pack }) => ({
            value: `article ${id}`,
            label: [name, packText(pack), code].filter(Boolean).join(' · '),
          })),
          ...ingredients
            .filter(({ id, active }) => active || id === value)
            .map(({ id, name }) => ({ value: `ingredient ${id}`, label: `${nameOf(name)} (${words('byWeight')})` })),
        ]}
        value={choice}
        leftover={leftover}
        onChange={choose}
        onBlur={onBlur}
      />
    </div>
  );
}
