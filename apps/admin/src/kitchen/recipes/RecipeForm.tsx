import ingredientsEn from 'virtual:words/screen/ingredients/en';
import ingredientsFr from 'virtual:words/screen/ingredients/fr';
import en from 'virtual:words/screen/recipes/en';
import fr from 'virtual:words/screen/recipes/fr';
import { type Recipe, type RecipeInput, recipeInput, recipes } from '@traiteur/contract/kitchen/recipes.ts';
import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { DateField } from '@traiteur/kit/fields/dates/DateField.tsx';
import { NumberField, ThousandthsField } from '@traiteur/kit/fields/NumberField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { DishField } from './DishField.tsx';
import { LinesField } from './LinesField.tsx';
import { PortionsField } from './PortionsField.tsx';
import { PotCard } from './PotCard.tsx';
import { RecipeDifferences } from './RecipeDifferences.tsx';
import { RecipeEffectBand } from './RecipeEffectBand.tsx';
import { StepsField } from './StepsField.tsx';

const blank: Blank<RecipeInput> = {
  name: { fr: '', en: '' },
  active: true,
  productId: null,
  fromDate: null,
  lines: [],
  steps: [],
  preparingLoss: 0,
  cookingLoss: 0,
  density: null,
  pieceWeight: null,
  stationId: null,
  shelfLife: null,
  portions: [],
};

export default function RecipeForm() {
  return (
    <ScreenWords fr={fr} en={en}>
      <ScreenWords fr={ingredientsFr} en={ingredientsEn}>
        <RecipeFields />
      </ScreenWords>
    </ScreenWords>
  );
}

function RecipeFields() {
  const to = useTo();
  const words = useTranslations('recipes');
  const nameOf = useLocalName();
  const stations = useChoices('stations', 'list');
  const form = useFormScreen(recipes, { blank, list: to('recipes'), undo: (earlierValues) => earlierValues });
  // The record of this noun, as the contract answers it.
  const recipe = form.record.data as Recipe | undefined;
  return (
    <FormScreen
      form={form}
      title={words(form.id ? 'edit' : 'add')}
      subtitle={words('subtitle')}
      notice={recipe && <ChangedRecipe id={recipe.id} />}
    >
      {recipe && <RecipeDifferences recipe={recipe} />}
      <FieldGroup>
        <BilingualField name="name" label={words('fields.name')} first copied />
        <DishField />
        <FieldRow>
          <SelectField
            name="stationId"
            label={words('fields.stationId')}
            options={stations.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
            nullable
          />
          <NumberField name="shelfLife" label={words('fields.shelfLife')} hint={words('hints.shelfLife')} />
        </FieldRow>
        <SwitchField name="active" label={words('fields.active')} />
      </FieldGroup>
      <FieldGroup title={words('groups.pot')}>
        <LinesField />
        <DateField name="fromDate" label={words('fields.fromDate')} hint={words('hints.fromDate')} />
      </FieldGroup>
      {recipe && <PotCard recipe={recipe} />}
      <FieldGroup title={words('groups.losses')}>
        <FieldRow>
          <NumberField name="preparingLoss" label={words('fields.preparingLoss')} hint={words('hints.preparingLoss')} />
          <NumberField name="cookingLoss" label={words('fields.cookingLoss')} hint={words('hints.cookingLoss')} />
          <ThousandthsField name="density" label={words('fields.density')} hint={words('hints.density')} />
          <ThousandthsField name="pieceWeight" label={words('fields.pieceWeight')} />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={words('groups.portions')}>
        <PortionsField label={words('portion.weight')} />
      </FieldGroup>
      <FieldGroup title={words('groups.steps')}>
        <StepsField />
      </FieldGroup>
    </FormScreen>
  );
}

/** Asked once the lines or the dish are others than the saved ones. */
function ChangedRecipe({ id }: { id: number }) {
  const values: unknown = useWatch();
  const { defaultValues } = useFormState();
  const change = recipeInput.safeParse(values);
  const content = contentOf(values);
  if (!change.success || content === contentOf(defaultValues)) return null;
  return <RecipeEffectBand change={{ recipeId: id, recipe: change.data }} content={`${id} ${content}`} />;
}

function contentOf(values: unknown): string {
  const { lines = [], productId, fromDate } = (values ?? {}) as Partial<RecipeInput>;
  const parts = lines.map(({ ingredientId, recipeId }) => `${ingredientId} ${recipeId}`).toSorted();
  return JSON.stringify([parts, productId, fromDate]);
}
