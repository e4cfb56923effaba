import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { AllergiesAskedField } from './AllergiesAskedField.tsx';
import { ClientAllergensField } from './ClientAllergensField.tsx';

/** Shared by all forms of a client. */
export function AllergiesFields() {
  const words = useTranslations('clients');
  return (
    <>
      <ClientAllergensField name="allergens" label={words('fields.allergens')} />
      <AllergiesAskedField name="allergiesAsked" allergens="allergens" />
      <TextField name="dietNote" label={words('fields.dietNote')} hint={words('hints.dietNote')} multiline />
    </>
  );
}
