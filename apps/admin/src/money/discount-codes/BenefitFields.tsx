import { discountTypes } from '@traiteur/domain/money/discount-codes.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { CheckboxGroupField } from '@traiteur/kit/form/CheckboxGroupField.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useTranslations } from 'use-intl';
import { DiscountValueField } from './DiscountValueField.tsx';

export function BenefitFields() {
  const words = useTranslations('discountCodes');
  const nameOf = useLocalName();
  const categories = useChoices('categories', 'list');
  return (
    <>
      <FieldRow>
        <SelectField
          name="type"
          label={words('fields.type')}
          options={discountTypes.map((value) => ({ value, label: words(`types.${value}`) }))}
        />
        <DiscountValueField />
      </FieldRow>
      <CheckboxGroupField
        name="categoryIds"
        label={words('fields.categoryIds')}
        hint={words('hints.categoryIds')}
        options={categories.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
      />
    </>
  );
}
