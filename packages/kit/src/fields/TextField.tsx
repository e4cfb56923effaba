import { Textarea, TextInput } from '@mantine/core';
import { type HTMLInputTypeAttribute, useState } from 'react';
import { type FieldProps, useField } from '../form/use-field.ts';

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  multiline?: boolean;
  placeholder?: string;
  autoComplete?: string;
  required?: boolean;
  /** Has the focus when its dialog opens. */
  first?: boolean;
  /** How a value is written while nobody types it. */
  written?: (value: string) => string;
  /** Language of what is typed, where it is not the page's. */
  lang?: string;
}

/** Text on one line or several. */
export function TextField({
  name,
  label,
  hint,
  type = 'text',
  multiline = false,
  required,
  first,
  written,
  ...rest
}: TextFieldProps) {
  const { value, change, ref, onBlur, error } = useField<string>(name);
  const [typed, setTyped] = useState<string>();
  const props = {
    ...rest,
    ref,
    label,
    description: hint,
    error,
    required,
    // `data-autofocus` works when a dialog opens, `autoFocus` for a field that appears later.
    'data-autofocus': first,
    autoFocus: first,
    value: written && value && value !== typed ? written(value) : (value ?? ''),
    onBlur: () => {
      setTyped(undefined);
      onBlur();
    },
    onChange: ({ currentTarget: { value: text } }: { currentTarget: { value: string } }) => {
      setTyped(text);
      change(text);
    },
  };
  return (
    <div data-field={name}>
      {multiline ? <Textarea {...props} autosize minRows={3} maxRows={12} /> : <TextInput {...props} type={type} />}
    </div>
  );
}
