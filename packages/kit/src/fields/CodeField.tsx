import { TextInput } from '@mantine/core';
import { type FieldProps, useField } from '../form/use-field.ts';

interface CodeFieldProps extends FieldProps {
  /** Digits of a whole code. */
  length: number;
  /** Has the focus when its dialog opens. */
  first?: boolean;
}

/** A code of digits from another device. The form is sent as soon as the last digit stands: nobody presses Enter. */
export function CodeField({ name, label, hint, length, first }: CodeFieldProps) {
  const { value, change, ref, onBlur, error } = useField<string>(name);
  return (
    <div data-field={name}>
      <TextInput
        ref={ref}
        label={label}
        description={hint}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus={first}
        autoFocus={first}
        value={value ?? ''}
        onBlur={onBlur}
        onChange={({ currentTarget: input }) => {
          change(input.value);
          if (isWhole(input.value, length) && !isWhole(value ?? '', length)) input.form?.requestSubmit();
        }}
      />
    </div>
  );
}

const isWhole = (text: string, length: number) => new RegExp(`^\\d{${length}}$`).test(text.replace(/\s/g, ''));
