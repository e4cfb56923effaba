import type { DiscountCodeInput } from '@traiteur/contract/money/discount-codes.ts';
import { MoneyField, PercentField } from '@traiteur/kit/fields/NumberField.tsx';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';

/** How much a code takes off, in the unit of its type; nothing to say where the delivery is free. */
export function DiscountValueField() {
  const words = useTranslations('discountCodes.fields');
  const type = useWatch<DiscountCodeInput, 'type'>({ name: 'type' });
  const { errors } = useFormState<DiscountCodeInput>({ name: 'value' });
  // Text that was typed for another type and is no number blocks saving, so it is shown.
  if (type === 'free_delivery' && !errors.value) return null;
  const Field = type === 'percent' ? PercentField : MoneyField;
  return <Field name="value" label={words('value')} />;
}
