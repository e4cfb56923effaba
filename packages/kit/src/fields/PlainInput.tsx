import { TextInput } from '@mantine/core';
import type { HTMLInputTypeAttribute, ReactNode, Ref } from 'react';

interface PlainInputProps {
  label: string;
  type?: HTMLInputTypeAttribute;
  description?: string | undefined;
  error?: ReactNode;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  maxLength?: number;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

export const PlainInput = ({ onChange, ...rest }: PlainInputProps) => (
  <TextInput {...rest} onChange={(event) => onChange(event.currentTarget.value)} />
);
