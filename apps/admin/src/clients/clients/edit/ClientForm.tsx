import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { clients } from '@traiteur/contract/clients/clients.ts';
import { useFront } from '@traiteur/front/front.ts';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { AllergyEffect } from '../../../orders/allergy-effects/AllergyEffect.tsx';
import { FormScreen } from '../../../form/FormScreen.tsx';
import { useFormScreen } from '../../../form/use-form-screen.ts';
import { useTo } from '../../../use-to.ts';
import { AllergiesFields } from '../AllergiesFields.tsx';
import { blankClient } from '../blank-client.ts';
import { KnownClients } from '../new/KnownClients.tsx';
import { useKnownClients } from '../new/use-known-clients.ts';
import { AddressesField } from './AddressesField.tsx';

export default function ClientForm() {
  const to = useTo();
  const navigate = useNavigate();
  const words = useTranslations('clients');
  const { mailsLeave } = useFront().settings;
  const locale = useLocale();
  const { id } = useParams();
  const form = useFormScreen(clients, {
    blank: { ...blankClient, locale },
    list: id === undefined ? to('clients') : to('client', { id }),
  });
  // Only a new client can be a double: a saved one would be found as its own.
  const isNew = id === undefined;
  const [phone, email] = useWatch({ control: form.drafted.form.control, name: ['phone', 'email'] });
  const doubles = useKnownClients(isNew ? phone : '', isNew ? email : '');
  const languages = (['fr', 'en'] as const).map((value) => ({ value, label: words(`languages.${value}`) }));
  return (
    <FormScreen
      form={form}
      title={words(id ? 'edit' : 'add')}
      subtitle={words('subtitle')}
      save={doubles.clients.length > 0 ? words('doubles.addAnyway') : undefined}
      beforeSave={isNew ? async () => !(await doubles.isNews()) : undefined}
      notice={id !== undefined && <AllergyEffect whose={{ clientIds: [Number(id)] }} />}
    >
      <FieldGroup title={words('groups.person')}>
        <FieldRow>
          <TextField name="firstName" label={words('fields.firstName')} autoComplete="off" required />
          <TextField name="lastName" label={words('fields.lastName')} autoComplete="off" required />
        </FieldRow>
        <FieldRow>
          <TextField
            name="phone"
            type="tel"
            written={readablePhone}
            label={words('fields.phone')}
            autoComplete="off"
            required
          />
          <TextField
            name="email"
            type="email"
            label={words('fields.email')}
            hint={words(isNew ? 'hints.newEmail' : mailsLeave ? 'hints.email' : 'hints.emailUnmailed')}
            autoComplete="off"
          />
          <SelectField name="locale" label={words('fields.locale')} options={languages} />
        </FieldRow>
        <KnownClients
          clients={doubles.clients}
          choice="open"
          onChoose={(doubleId) => void navigate(to('client', { id: doubleId }))}
        />
      </FieldGroup>
      <FieldGroup title={words('groups.allergies')}>
        <AllergiesFields />
      </FieldGroup>
      <AddressesField name="addresses" label={words('groups.addresses')} />
      <FieldGroup title={words('groups.house')}>
        <TextField name="houseNote" label={words('fields.houseNote')} hint={words('hints.houseNote')} multiline />
        <SwitchField name="marketingConsent" label={words('fields.marketingConsent')} />
      </FieldGroup>
    </FormScreen>
  );
}
