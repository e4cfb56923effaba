import type { AddressInput } from '@traiteur/contract/clients/clients.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { CitySuggestions } from '@traiteur/front/delivery/cities/CitySuggestions.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { StreetField } from '../../../delivery/maps/StreetField.tsx';
import { blankAddress } from '../blank-client.ts';
import styles from './AddressesField.module.css';

interface AddressValues {
  addresses: AddressInput[];
}

export function AddressesField({ name, label }: { name: 'addresses'; label: string }) {
  const words = useTranslations('clients');
  const { getValues, setValue } = useFormContext<AddressValues>();
  const count = useWatch<AddressValues, 'addresses'>({ name }).length;
  // Reads the current values: watched ones miss what is being typed into an address.
  const change = (to: (before: AddressInput[]) => AddressInput[]) =>
    setValue(name, to(getValues(name)), { shouldDirty: true });
  return (
    <FieldGroup title={label}>
      <div data-field={name} className={styles['addresses']}>
        {Array.from({ length: count }, (_, index) => (
          <fieldset key={index} className={styles['address']}>
            <legend>{words('nthAddress', { number: String(index + 1) })}</legend>
            <AddressFields name={`${name}.${index}`} />
            <Button onClick={() => change((addresses) => addresses.toSpliced(index, 1))}>
              {words('removeAddress')}
            </Button>
          </fieldset>
        ))}
        <Button onClick={() => change((addresses) => [...addresses, blankAddress])}>{words('addAddress')}</Button>
      </div>
    </FieldGroup>
  );
}

function AddressFields({ name }: { name: string }) {
  const words = useTranslations('clients');
  return (
    <>
      <FieldRow>
        <TextField name={`${name}.label`} label={words('addressFields.label')} placeholder={words('hints.label')} />
        <TextField
          name={`${name}.phone`}
          type="tel"
          written={readablePhone}
          label={words('addressFields.phone')}
          autoComplete="off"
        />
      </FieldRow>
      <StreetField
        name={`${name}.address`}
        postalCode={`${name}.postalCode`}
        city={`${name}.city`}
        label={words('addressFields.address')}
        multiline
        required
      />
      <FieldRow>
        <TextField name={`${name}.postalCode`} label={words('addressFields.postalCode')} autoComplete="off" required />
        <TextField name={`${name}.city`} label={words('addressFields.city')} autoComplete="off" required />
        <TextField name={`${name}.country`} label={words('addressFields.country')} autoComplete="off" />
      </FieldRow>
      <CitySuggestions code={`${name}.postalCode`} city={`${name}.city`} fillsOnlyOne />
      <TextField name={`${name}.note`} label={words('addressFields.note')} multiline />
    </>
  );
}
