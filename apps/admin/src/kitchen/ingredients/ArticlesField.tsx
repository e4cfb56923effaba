import type { IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import { units } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { unknownOrigin } from '@traiteur/domain/kitchen/origins/meat-origins.ts';
import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { MoneyField, ThousandthsField } from '@traiteur/kit/fields/NumberField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import styles from './ArticlesField.module.css';
import { OriginFields } from '../origins/OriginFields.tsx';
import { ArticleAllergens } from './ArticleAllergens.tsx';

type ArticleValues = { articles: Blank<IngredientInput['articles'][number]>[] };

const blankArticle: ArticleValues['articles'][number] = {
  supplierId: null,
  name: '',
  code: '',
  packQuantity: 1000,
  packUnit: 'kg',
  price: null,
  taxRateId: null,
  active: true,
  allergens: [],
  origin: unknownOrigin,
};

/** What suppliers sell of it, and what each brings beyond it. */
export function ArticlesField() {
  const words = useTranslations('ingredients');
  const nameOf = useLocalName();
  const suppliers = useChoices('suppliers', 'list');
  const taxRates = useChoices('tax-rates', 'list');
  const { getValues, setValue } = useFormContext<ArticleValues>();
  const isMeat = Boolean(useWatch({ name: 'meat' }));
  const articles = useWatch<ArticleValues, 'articles'>({ name: 'articles' });
  const change = (rows: ArticleValues['articles']) => setValue('articles', rows, { shouldDirty: true });
  return (
    <div data-field="articles">
      <Stack>
        {articles.length === 0 && <p>{words('articles.none')}</p>}
        {articles.map((article, index) => (
          <fieldset key={article.id ?? `new-${index}`} className={styles['article']}>
            <legend>{words('articles.nth', { number: String(index + 1) })}</legend>
            <Stack>
              <FieldRow>
                <SelectField
                  name={`articles.${index}.supplierId`}
                  label={words('article.supplierId')}
                  options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
                />
                <TextField name={`articles.${index}.name`} label={words('article.name')} required />
                <TextField name={`articles.${index}.code`} label={words('article.code')} />
              </FieldRow>
              <FieldRow>
                <ThousandthsField name={`articles.${index}.packQuantity`} label={words('article.packQuantity')} />
                <SelectField
                  name={`articles.${index}.packUnit`}
                  label={words('article.packUnit')}
                  options={units.map((value) => ({ value, label: words(`units.${value}`) }))}
                />
                <MoneyField name={`articles.${index}.price`} label={words('article.price')} />
                <SelectField
                  name={`articles.${index}.taxRateId`}
                  label={words('article.taxRateId')}
                  options={taxRates.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
                />
              </FieldRow>
              {isMeat && <OriginFields name={`articles.${index}.origin`} />}
              <ArticleAllergens index={index} />
              <div className={styles['foot']}>
                <SwitchField name={`articles.${index}.active`} label={words('article.active')} />
                <Button onClick={() => change(getValues('articles').toSpliced(index, 1))}>
                  {words('articles.remove')}
                </Button>
              </div>
            </Stack>
          </fieldset>
        ))}
        <div>
          <Button onClick={() => change([...getValues('articles'), blankArticle])}>{words('articles.add')}</Button>
        </div>
      </Stack>
    </div>
  );
}
