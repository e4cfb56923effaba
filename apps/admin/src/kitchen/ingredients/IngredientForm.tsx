import en from 'virtual:words/screen/ingredients/en';
import fr from 'virtual:words/screen/ingredients/fr';
import {
  type Ingredient,
  type IngredientInput,
  ingredientInput,
  ingredients,
} from '@traiteur/contract/kitchen/ingredients.ts';
import { labelNutrients } from '@traiteur/domain/catalogue/nutrients.ts';
import { storages } from '@traiteur/domain/kitchen/stock/storages.ts';
import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { NumberField, ThousandthsField } from '@traiteur/kit/fields/NumberField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import type { Stored } from '../../form/use-record.ts';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { PriceRiseLink } from '../cost-links/CostLinks.tsx';
import { RecipeEffectBand } from '../recipes/RecipeEffectBand.tsx';
import { ArticlesField } from './ArticlesField.tsx';
import { IngredientAllergens } from './IngredientAllergens.tsx';
import { MeatFields } from './MeatFields.tsx';

const blank: Blank<IngredientInput> = {
  name: { fr: '', en: '' },
  composition: { fr: '', en: '' },
  active: true,
  allergens: [],
  document: '',
  nutrition: {
    kj: null,
    kcal: null,
    fat: null,
    saturates: null,
    carbohydrate: null,
    sugars: null,
    fibre: null,
    protein: null,
    salt: null,
  },
  density: null,
  pieceWeight: null,
  edibleShare: 100,
  storage: 'dry',
  shelfLifeClosed: null,
  shelfLifeOpened: null,
  articles: [],
  free: false,
  meat: null,
  rawMeat: true,
};

export default function IngredientForm() {
  return (
    <ScreenWords fr={fr} en={en}>
      <IngredientFields />
    </ScreenWords>
  );
}

function IngredientFields() {
  const to = useTo();
  const words = useTranslations('ingredients');
  const dates = useDates();
  const form = useFormScreen(ingredients, { blank, list: to('ingredients'), undo: earlierIngredient });
  // The record of this noun, as the contract answers it.
  const { validatedAt, validatedBy } = (form.record.data ?? {}) as Partial<Ingredient>;
  return (
    <FormScreen
      form={form}
      title={words(form.id ? 'edit' : 'add')}
      subtitle={words('subtitle')}
      notice={form.id !== undefined && <ChangedIngredient id={Number(form.id)} />}
    >
      <FieldGroup>
        <BilingualField name="name" label={words('fields.name')} first copied />
        <BilingualField
          name="composition"
          label={words('fields.composition')}
          hint={words('hints.composition')}
          multiline
        />
        <SwitchField name="active" label={words('fields.active')} />
      </FieldGroup>
      <FieldGroup title={words('groups.safety')}>
        <IngredientAllergens />
        <TextField
          name="document"
          label={words('fields.document')}
          hint={
            validatedAt
              ? words('validated', { name: validatedBy ?? '', date: dates.day(validatedAt) })
              : words('hints.document')
          }
        />
      </FieldGroup>
      <FieldGroup
        title={words('groups.articles')}
        aside={form.id !== undefined && <PriceRiseLink ingredientId={Number(form.id)} />}
      >
        <MeatFields />
        <ArticlesField />
        <SwitchField name="free" label={words('fields.free')} hint={words('hints.free')} />
      </FieldGroup>
      <FieldGroup title={words('groups.kitchen')}>
        <FieldRow>
          <SelectField
            name="storage"
            label={words('fields.storage')}
            options={storages.map((value) => ({ value, label: words(`storages.${value}`) }))}
          />
          <NumberField name="shelfLifeClosed" label={words('fields.shelfLifeClosed')} />
          <NumberField name="shelfLifeOpened" label={words('fields.shelfLifeOpened')} />
        </FieldRow>
        <FieldRow>
          <NumberField name="edibleShare" label={words('fields.edibleShare')} hint={words('hints.edibleShare')} />
          <ThousandthsField name="density" label={words('fields.density')} hint={words('hints.density')} />
          <ThousandthsField name="pieceWeight" label={words('fields.pieceWeight')} hint={words('hints.pieceWeight')} />
        </FieldRow>
      </FieldGroup>
      <div data-field="nutrition">
        <FieldGroup title={words('groups.nutrition')} aside={<small>{words('hints.nutrition')}</small>}>
          <FieldRow>
            {labelNutrients.map((nutrient) => (
              <NumberField
                key={nutrient}
                name={`nutrition.${nutrient}`}
                label={words(`nutrients.${nutrient}`)}
                decimals
              />
            ))}
          </FieldRow>
        </FieldGroup>
      </div>
    </FormScreen>
  );
}

/** An article that the change took away comes back as a new one. */
function earlierIngredient(earlierValues: IngredientInput, savedRecord: Stored): IngredientInput {
  // The record of this noun, as the contract answers it.
  const ids = new Set((savedRecord as Ingredient).articles.map(({ id }) => id));
  const articles = earlierValues.articles.map(({ id, ...article }) => (ids.has(id) ? { ...article, id } : article));
  return { ...earlierValues, articles };
}

/** Asked once what is stated of its allergens, or what its articles bring, is something else than what is saved. */
function ChangedIngredient({ id }: { id: number }) {
  const values: unknown = useWatch();
  const { defaultValues } = useFormState();
  // While a choice is typed, its value is no list: only what could be saved is compared.
  const change = ingredientInput.safeParse(values);
  const earlierInput = ingredientInput.safeParse(defaultValues);
  if (!change.success) return null;
  const content = contentOf(change.data);
  if (earlierInput.success && content === contentOf(earlierInput.data)) return null;
  return <RecipeEffectBand change={{ ingredientId: id, ingredient: change.data }} content={`${id} ${content}`} />;
}

function contentOf({ allergens, articles }: IngredientInput): string {
  const statesIn = (rows: readonly { allergenId: number; state: string }[]) =>
    rows.map(({ allergenId, state }) => `${allergenId} ${state}`).toSorted();
  const statesOfArticles = articles.map((article) => [article.active, statesIn(article.allergens)]);
  return JSON.stringify([statesIn(allergens), statesOfArticles]);
}
