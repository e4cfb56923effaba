import { roles } from '@traiteur/domain/access/scopes.ts';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useTranslations } from 'use-intl';
import { RightsField } from './RightsField.tsx';

export function PersonFields() {
  const words = useTranslations('administrators');
  const languages = [
    { value: 'fr', label: words('french') },
    { value: 'en', label: words('english') },
  ];
  return (
    <>
      <FieldRow>
        <TextField name="firstName" label={words('fields.firstName')} autoComplete="off" />
        <TextField name="lastName" label={words('fields.lastName')} autoComplete="off" />
      </FieldRow>
      <TextField name="email" type="email" label={words('fields.email')} autoComplete="off" />
      <FieldRow>
        <SelectField
          name="role"
          label={words('fields.role')}
          hint={words('hints.role')}
          options={roles.map((value) => ({ value, label: words(`roles.${value}`) }))}
        />
        <SelectField name="locale" label={words('fields.locale')} options={languages} />
      </FieldRow>
      <RightsField />
    </>
  );
}
