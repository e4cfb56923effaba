import { Textarea } from '@mantine/core';
import type { KeyboardEvent, Ref } from 'react';

interface PlainTextAreaProps {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  value: string;
  maxLength?: number;
  /** Lines that it has while it is empty: two unless said. */
  lines?: number;
  ref?: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Text on several lines, outside of a form or with a meaning of its own. */
export const PlainTextArea = ({ onChange, lines = 2, ...rest }: PlainTextAreaProps) => (
  <Textarea {...rest} autosize minRows={lines} maxRows={8} onChange={(event) => onChange(event.currentTarget.value)} />
);
