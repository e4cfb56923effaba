import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type FieldProps, useField } from '../../form/use-field.ts';
import { DateInput } from './DateInput.tsx';

/** A day, null when empty. */
export function DateField({ name, label, hint }: FieldProps) {
  const { value, change, error } = useField<LocalDate | null>(name);
  return (
    <div data-field={name}>
      <DateInput
        label={label}
        description={hint}
        error={error}
        value={value ?? ''}
        onChange={(day) => change(day ?? null)}
      />
    </div>
  );
}
