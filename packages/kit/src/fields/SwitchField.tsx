import { Switch } from '@mantine/core';
import { type FieldProps, useField } from '../form/use-field.ts';

export function SwitchField({ name, label, hint }: FieldProps) {
  const { value, change, ref, onBlur, error } = useField<boolean>(name);
  return (
    <div data-field={name}>
      <Switch
        ref={ref}
        label={label}
        description={hint}
        error={error}
        aria-invalid={error ? true : undefined}
        color="green.8"
        checked={value ?? false}
        onBlur={onBlur}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </div>
  );
}
