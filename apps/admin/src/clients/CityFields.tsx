import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { CitySuggestions } from '@traiteur/front/cities/CitySuggestions.tsx';

/** Postal code and city of a new client's address: the code suggests its cities. */
export function CityFields() {
  const words = useTranslations('orders.client');
  return (
    <>
      <FieldRow>
        <TextField name="addresses.0.postalCode" label={words('postalCode')} autoComplete="off" />
        <TextField name="addresses.0.city" label={words('city')} autoComplete="off" />
      </FieldRow>
      <CitySuggestions code="addresses.0.postalCode" city="addresses.0.city" />
    </>
  );
}
