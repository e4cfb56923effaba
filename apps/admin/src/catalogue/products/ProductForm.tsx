import { unknownNutrition } from '@traiteur/domain/catalogue/nutrients.ts';
import { type Product, type ProductInput, products, usualKeeping } from '@traiteur/contract/catalogue/products.ts';
import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { TouchedOrders } from '../../orders/touched-orders/TouchedOrders.tsx';
import { AllergyEffect } from '../../orders/allergy-effects/AllergyEffect.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { RecipeLink } from '../../kitchen/recipes/RecipeLink.tsx';
import { useDishRecipe } from '../../kitchen/recipes/use-dish-recipe.ts';
import { AllergenFields } from './AllergenFields.tsx';
import { EnglishNotice } from './EnglishNotice.tsx';
import { FixedFields } from './FixedFields.tsx';
import { LabelFields } from './LabelFields.tsx';
import { NutritionCard } from './detail/NutritionCard.tsx';
import { NutritionFields } from './NutritionFields.tsx';
import { PicturesField } from '../pictures/PicturesField.tsx';
import { SaleFields } from './SaleFields.tsx';
import { TextFields } from './TextFields.tsx';
import { useTo } from '../../use-to.ts';

const blank: Blank<ProductInput> = {
  name: { fr: '', en: '' },
  slug: { fr: '', en: '' },
  description: { fr: '', en: '' },
  ingredients: { fr: '', en: '' },
  meatOrigin: { fr: '', en: '' },
  // The schema refuses null until a choice is made.
  categoryId: null,
  taxRateId: null,
  status: 'draft',
  pictures: [],
  tagIds: [],
  allergensDeclared: false,
  allergens: [],
  explanations: [],
  weekdays: [1, 2, 3, 4, 5],
  offers: [],
  nutrition: unknownNutrition,
  ...usualKeeping,
};

export default function ProductForm() {
  const to = useTo();
  const words = useTranslations('products');
  const form = useFormScreen(products, { blank, list: to('products') });
  const recipe = useDishRecipe(form.id === undefined ? undefined : Number(form.id));
  // What the noun's `get` answers.
  const product = form.record.data as Product | undefined;
  return (
    <FormScreen
      form={form}
      title={words(form.id ? 'edit' : 'add')}
      subtitle={words('subtitle')}
      notice={
        <>
          <EnglishNotice />
          {form.id !== undefined && <AllergyEffect whose={{ productId: Number(form.id) }} />}
          {form.id !== undefined && (
            <TouchedOrders field="status" on="published" orders={{ productId: String(form.id) }} />
          )}
        </>
      }
    >
      {recipe && <RecipeLink recipe={recipe} />}
      <TextFields hasRecipe={recipe !== undefined} />
      <FixedFields isFixed={recipe !== undefined}>
        <AllergenFields />
      </FixedFields>
      <SaleFields />
      <PicturesField name="pictures" label={words('fields.pictures')} />
      {recipe ? product && <NutritionCard product={product} /> : <NutritionFields />}
      <LabelFields hasRecipe={recipe !== undefined} />
    </FormScreen>
  );
}
