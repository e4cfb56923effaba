import type { DiscountCodeInput } from '@traiteur/contract/money/discount-codes.ts';
import { MoneyField, PercentField } from '@traiteur/kit/fields/NumberField.tsx';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';

/** In the unit of the code's type; hidden for free delivery. */
export function DiscountValueField() {
  const words = useTranslations('discountCodes.fields');
  const type = useWatch<DiscountCodeInput, 'type'>({ name: 'type' });
  const { errors } = useFormState<DiscountCodeInput>({ name: 'value' });
  // Text typed for another type that is not a number blocks saving, so it stays visible.
  if (type === 'free_delivery' && !errors.value) return null;
  const Field = type === 'percent' ? PercentField : MoneyField;
  return <Field name="value" label={words('value')} />;
}
