import { Textarea, TextInput } from '@mantine/core';
import { type HTMLAttributes, type HTMLInputTypeAttribute, useState } from 'react';
import { type FieldProps, useField } from '../form/use-field.ts';

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  multiline?: boolean;
  placeholder?: string;
  autoComplete?: string;
  required?: boolean;
  first?: boolean;
  /** Text shown while the field has no focus. */
  written?: (value: string) => string;
  /** Language of the text, when it is not the page's. */
  lang?: string;
  attributes?: HTMLAttributes<HTMLInputElement | HTMLTextAreaElement> & Partial<Record<`data-${string}`, boolean>>;
}

export function TextField({
  name,
  label,
  hint,
  type = 'text',
  multiline = false,
  required,
  first,
  written,
  attributes,
  ...rest
}: TextFieldProps) {
  const { value, change, ref, onBlur, error } = useField<string>(name);
  const [typedText, setTypedText] = useState<string>();
  const props = {
    ...rest,
    ...attributes,
    ref,
    label,
    description: hint,
    error,
    required,
    // `data-autofocus` works when a dialog opens, `autoFocus` for a field that appears later.
    'data-autofocus': first,
    autoFocus: first,
    value: written && value && value !== typedText ? written(value) : (value ?? ''),
    onBlur: () => {
      setTypedText(undefined);
      onBlur();
    },
    onChange: ({ currentTarget: { value: text } }: { currentTarget: { value: string } }) => {
      setTypedText(text);
      change(text);
    },
  };
  return (
    <div data-field={name}>
      {multiline ? <Textarea {...props} autosize minRows={3} maxRows={12} /> : <TextInput {...props} type={type} />}
    </div>
  );
}
