import { Button } from '@traiteur/kit/look/Button.tsx';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { InputError } from '@traiteur/kit/form/InputError.tsx';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import styles from './SiteTexts.module.css';

interface RowsFieldProps {
  name: string;
  label: string;
  /** The values of a new row. */
  blank: object;
  most: number;
  /** The group around it has the same name, which is then hidden here. */
  isNamedAround?: boolean;
  children: (row: string, index: number) => ReactNode;
}

/** Rows of fields that can be added, moved and removed. */
export function RowsField({ name, label, blank, most, isNamedAround = false, children }: RowsFieldProps) {
  const words = useTranslations('siteTexts.list');
  const { fields, append, remove, swap } = useFieldArray({ name });
  const faultId = useId();
  const { errors } = useFormState({ name });
  // Only the fault of the list: those within a row are shown at their fields.
  const fault = get<typeof errors, { root?: { message?: string } } | undefined>(errors, name)?.root?.message;
  const nameOf = (action: string, index: number) => `${action} · ${label} ${index + 1}`;
  return (
    <fieldset className={styles['rows']} data-field={name}>
      <legend className={isNamedAround ? 'visually-hidden' : undefined}>{label}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles['row']}>
          <div className={styles['fields']}>{children(`${name}.${index}`, index)}</div>
          <div className={styles['buttons']}>
            <Button
              variant="subtle"
              icon={<IconArrowUp size={17} aria-hidden />}
              aria-label={nameOf(words('up'), index)}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            />
            <Button
              variant="subtle"
              icon={<IconArrowDown size={17} aria-hidden />}
              aria-label={nameOf(words('down'), index)}
              disabled={index === fields.length - 1}
              onClick={() => swap(index, index + 1)}
            />
            <Button
              variant="subtle"
              icon={<IconTrash size={17} aria-hidden />}
              aria-label={nameOf(words('remove'), index)}
              onClick={() => remove(index)}
            />
          </div>
        </div>
      ))}
      {fields.length < most && (
        <div>
          <Button
            icon={<IconPlus size={17} aria-hidden />}
            aria-label={`${words('add')} · ${label}`}
            aria-describedby={fault ? faultId : undefined}
            data-invalid={fault ? true : undefined}
            onClick={() => append(blank)}
          >
            {words('add')}
          </Button>
        </div>
      )}
      <InputError id={faultId} fault={fault} />
    </fieldset>
  );
}
