import { TextInput } from '@mantine/core';
import { type FieldProps, useField } from '../form/use-field.ts';

interface CodeFieldProps extends FieldProps {
  /** Length of a complete code: the form is sent at the last digit, without Enter. */
  digits?: number;
  first?: boolean;
}

export function CodeField({ name, label, hint, digits, first }: CodeFieldProps) {
  const { value = '', change, ref, onBlur, error } = useField<string | undefined>(name);
  const isWhole = (text: string) => digits !== undefined && text.replace(/\s/g, '').length === digits;
  return (
    <div data-field={name}>
      <TextInput
        ref={ref}
        label={label}
        description={hint}
        error={error}
        inputMode={digits === undefined ? 'text' : 'numeric'}
        autoComplete={digits === undefined ? 'off' : 'one-time-code'}
        data-autofocus={first}
        autoFocus={first}
        value={value}
        // An empty field shows no fault on blur: it would move the link that is being pressed.
        onBlur={() => value && onBlur()}
        onChange={({ currentTarget: input }) => {
          change(input.value);
          if (isWhole(input.value) && !isWhole(value)) input.form?.requestSubmit();
        }}
      />
    </div>
  );
}
