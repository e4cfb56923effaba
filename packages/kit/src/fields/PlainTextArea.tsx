import { Textarea } from '@mantine/core';
import type { KeyboardEvent, Ref } from 'react';

interface PlainTextAreaProps {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  value: string;
  maxLength?: number;
  /** Lines while empty; 2 by default. */
  lines?: number;
  ref?: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export const PlainTextArea = ({ onChange, lines = 2, ...rest }: PlainTextAreaProps) => (
  <Textarea {...rest} autosize minRows={lines} maxRows={8} onChange={(event) => onChange(event.currentTarget.value)} />
);
