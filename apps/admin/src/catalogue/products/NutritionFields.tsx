import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { useTranslations } from 'use-intl';

/** Per portion of the usual size; each may be empty. */
export function NutritionFields() {
  const words = useTranslations('products');
  return (
    <div data-field="nutrition">
      <FieldGroup title={words('fields.nutrition')}>
        <FieldRow>
          <NumberField name="nutrition.kcal" label={words('nutrition.kcal')} unit="kcal" decimals />
          <NumberField name="nutrition.protein" label={words('nutrition.protein')} unit="g" decimals />
          <NumberField name="nutrition.carbohydrate" label={words('nutrition.carbohydrate')} unit="g" decimals />
          <NumberField name="nutrition.fat" label={words('nutrition.fat')} unit="g" decimals />
          <NumberField name="nutrition.fibre" label={words('nutrition.fibre')} unit="g" decimals />
          <NumberField name="nutrition.salt" label={words('nutrition.salt')} unit="g" decimals />
        </FieldRow>
      </FieldGroup>
    </div>
  );
}
