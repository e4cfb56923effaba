import type { OrderingCompanyInput } from '@traiteur/contract/clients/companies.ts';
import { locales } from '@traiteur/domain/text/language.ts';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import styles from './ContactsField.module.css';

type ContactValues = Pick<OrderingCompanyInput, 'contacts'>;

const blankContact = { name: '', email: '', locale: 'fr' as const, forOrders: false, forInvoices: true };

export function ContactsField({ name }: { name: 'contacts' }) {
  const words = useTranslations('companies');
  const languages = useTranslations('mails.languages');
  const { getValues, setValue } = useFormContext<ContactValues>();
  const count = useWatch<ContactValues, 'contacts'>({ name }).length;
  const change = (to: (before: ContactValues['contacts']) => ContactValues['contacts']) =>
    setValue(name, to(getValues(name)), { shouldDirty: true });
  return (
    <FieldGroup title={words('fields.contacts')}>
      <div data-field={name}>
        <Stack>
          {Array.from({ length: count }, (_, index) => (
            <fieldset key={index} className={styles['contact']}>
              <legend>{words('contact.nth', { number: String(index + 1) })}</legend>
              <Stack>
                <FieldRow>
                  <TextField name={`${name}.${index}.name`} label={words('contact.name')} required />
                  <TextField name={`${name}.${index}.email`} type="email" label={words('contact.email')} required />
                  <SelectField
                    name={`${name}.${index}.locale`}
                    label={words('contact.locale')}
                    options={locales.map((value) => ({ value, label: languages(value) }))}
                  />
                </FieldRow>
                <SwitchField name={`${name}.${index}.forInvoices`} label={words('contact.forInvoices')} />
                <SwitchField name={`${name}.${index}.forOrders`} label={words('contact.forOrders')} />
                <div>
                  <Button onClick={() => change((contacts) => contacts.toSpliced(index, 1))}>
                    {words('contact.remove')}
                  </Button>
                </div>
              </Stack>
            </fieldset>
          ))}
          <div>
            <Button onClick={() => change((contacts) => [...contacts, blankContact])}>{words('contact.add')}</Button>
          </div>
        </Stack>
      </div>
    </FieldGroup>
  );
}
