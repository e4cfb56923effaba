import { TextInput } from '@mantine/core';
import { type FieldProps, useField } from '../form/use-field.ts';

interface CodeFieldProps extends FieldProps {
  /** Digits of a whole code from another device. The form is sent as soon as the last one stands: nobody presses Enter. */
  digits?: number;
  /** Has the focus when its dialog opens. */
  first?: boolean;
}

/** A code that somebody types once. */
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
        // Left empty for another way: a fault that appears would move what is being pressed.
        onBlur={() => value && onBlur()}
        onChange={({ currentTarget: input }) => {
          change(input.value);
          if (isWhole(input.value) && !isWhole(value)) input.form?.requestSubmit();
        }}
      />
    </div>
  );
}
