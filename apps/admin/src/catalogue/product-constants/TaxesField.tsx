import { IconTrash } from '@tabler/icons-react';
import type { TaxComponent } from '@traiteur/contract/catalogue/tax-rates.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { InputError } from '@traiteur/kit/form/InputError.tsx';
import { RateField } from '@traiteur/kit/fields/NumberField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { type FieldProps, useField } from '@traiteur/kit/form/use-field.ts';
import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './ProductConstants.module.css';

/** Without a rate: the schema asks for it. */
export const blankTax: Blank<TaxComponent> = { name: '', rate: null };

export function TaxesField({ name, label, hint }: FieldProps) {
  const words = useTranslations('taxRates');
  const { value: taxes, change, error } = useField<Blank<TaxComponent>[]>(name);
  const faultId = useId();
  return (
    <fieldset className={styles['taxes']} data-field={name} aria-describedby={error ? faultId : undefined}>
      <legend>
        {label}
        <small>{hint}</small>
      </legend>
      {taxes.map((_, index) => (
        <div
          key={index}
          className={styles['component']}
          role="group"
          aria-label={words('nthComponent', { number: index + 1 })}
        >
          <TextField name={`${name}.${index}.name`} label={words('component.name')} />
          <RateField name={`${name}.${index}.rate`} label={words('component.rate')} />
          {taxes.length > 1 && (
            <Button
              aria-label={words('removeComponent', { number: index + 1 })}
              icon={<IconTrash size={16} aria-hidden />}
              onClick={() => change(taxes.filter((__, otherIndex) => otherIndex !== index))}
            />
          )}
        </div>
      ))}
      {taxes.length < 2 && <Button onClick={() => change([...taxes, blankTax])}>{words('addComponent')}</Button>}
      <InputError id={faultId} fault={error} />
    </fieldset>
  );
}
