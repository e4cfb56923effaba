import { TextInput } from '@mantine/core';
import type { HTMLInputTypeAttribute, ReactNode, Ref, SyntheticEvent } from 'react';

interface PlainInputProps {
  label: string;
  type?: HTMLInputTypeAttribute;
  description?: string | undefined;
  error?: ReactNode;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  maxLength?: number;
  max?: string;
  /** What is typed so far means nothing: a date without its time, which the browser gives as no text at all. */
  onUnreadable?: () => void;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text, outside of a form or with a meaning of its own. */
export function PlainInput({ onChange, onBlur, onUnreadable, ...rest }: PlainInputProps) {
  const look = ({ currentTarget: { validity, value } }: SyntheticEvent<HTMLInputElement>) => {
    if (validity.badInput) onUnreadable?.();
    else if (value === '' && rest.value === '') onChange('');
  };
  return (
    <TextInput
      {...rest}
      onChange={(event) => onChange(event.currentTarget.value)}
      // The browser tells of no change while a date is not whole.
      onKeyUp={onUnreadable && look}
      onBlur={(event) => {
        if (onUnreadable) look(event);
        onBlur?.();
      }}
    />
  );
}
