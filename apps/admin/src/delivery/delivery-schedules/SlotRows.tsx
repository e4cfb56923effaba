import { IconPlus, IconTrash } from '@tabler/icons-react';
import { TimeField } from '@traiteur/kit/fields/dates/TimeField.tsx';
import { InputError } from '@traiteur/kit/form/InputError.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useId } from 'react';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import styles from './SlotRows.module.css';

const most = 12;

interface Slot {
  start: string;
  end: string;
}

/** Two hours from the end of the last one, or what the day leaves. */
function slotAfter(last: Slot | undefined): Slot {
  const start = last?.end || '11:00';
  const hour = Number(start.slice(0, 2)) + 2;
  return { start, end: hour > 23 ? '23:59' : `${String(hour).padStart(2, '0')}${start.slice(2)}` };
}

export function SlotRows({ name, label }: { name: string; label: string }) {
  const words = useTranslations('deliverySchedules');
  const { fields, append, remove } = useFieldArray({ name });
  const { getValues } = useFormContext();
  const { errors } = useFormState({ name });
  const faultId = useId();
  const fault = get<typeof errors, { root?: { message?: string } } | undefined>(errors, name)?.root?.message;
  return (
    <fieldset className={styles['rows']} data-field={name} aria-describedby={fault ? faultId : undefined}>
      <legend>{label}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} role="group" aria-label={words('nthSlot', { number: index + 1 })} className={styles['row']}>
          <TimeField name={`${name}.${index}.start`} label={words('fields.start')} />
          <TimeField name={`${name}.${index}.end`} label={words('fields.end')} />
          {fields.length > 1 && (
            <Button
              variant="subtle"
              icon={<IconTrash size={17} aria-hidden />}
              aria-label={words('removeSlot', { number: index + 1 })}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      {fields.length < most && (
        <div>
          <Button
            icon={<IconPlus size={17} aria-hidden />}
            onClick={() => append(slotAfter((getValues(name) as Slot[]).at(-1)))}
          >
            {words('addSlot')}
          </Button>
        </div>
      )}
      <InputError id={faultId} fault={fault} />
    </fieldset>
  );
}
