import { administrator, type AdministratorInput, administrators } from '@traiteur/contract/access/administrators.ts';
import { roles } from '@traiteur/domain/scopes.ts';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { PasswordField } from '@traiteur/kit/fields/PasswordField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../form/FormScreen.tsx';
import { useFormScreen } from '../form/use-form-screen.ts';
import { ColleagueFactors } from '../second-factor/ColleagueFactors.tsx';
import { ColleagueSessions } from './ColleagueSessions.tsx';
import { useTo } from '../use-to.ts';

const blank: AdministratorInput = {
  firstName: '',
  lastName: '',
  email: '',
  locale: 'fr',
  role: 'kitchen',
  active: true,
  password: '',
};

export default function AdministratorForm() {
  const to = useTo();
  const words = useTranslations('administrators');
  const form = useFormScreen(administrators, { blank, list: to('administrators') });
  const { user } = useSession();
  const stored = administrator.safeParse(form.record.data).data;
  const languages = [
    { value: 'fr', label: words('french') },
    { value: 'en', label: words('english') },
  ];
  return (
    <FormScreen form={form} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup>
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
        <PasswordField
          name="password"
          label={words('fields.password')}
          hint={words(form.id ? 'hints.newPassword' : 'hints.password')}
          autoComplete="new-password"
        />
        <SwitchField name="active" label={words('fields.active')} hint={words('hints.active')} />
      </FieldGroup>
      {form.id !== undefined && <ColleagueFactors id={Number(form.id)} />}
      {stored?.active && stored.id !== user?.id && (
        <ColleagueSessions id={stored.id} name={`${stored.firstName} ${stored.lastName}`} />
      )}
    </FormScreen>
  );
}
