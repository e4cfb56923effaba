import { TextInput } from '@mantine/core';
import { type FieldProps, useField } from '../form/use-field.ts';
import styles from './ColourField.module.css';

export function ColourField({ name, label, hint }: FieldProps) {
  const { value, change, ref, onBlur, error } = useField<string>(name);
  const isColour = /^#[0-9a-f]{6}$/i.test(value ?? '');
  return (
    <div data-field={name}>
      <TextInput
        ref={ref}
        label={label}
        description={hint}
        error={error}
        value={value ?? ''}
        onBlur={onBlur}
        onChange={(event) => change(event.currentTarget.value)}
        leftSection={
          <input
            className={styles['swatch']}
            type="color"
            aria-label={label}
            value={isColour ? value : '#91c954'}
            onChange={(event) => change(event.currentTarget.value)}
          />
        }
      />
    </div>
  );
}
