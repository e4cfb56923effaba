import { Textarea } from '@mantine/core';

interface PlainTextAreaProps {
  label: string;
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
}

/** Text on several lines, outside of a form. */
export const PlainTextArea = ({ onChange, ...rest }: PlainTextAreaProps) => (
  <Textarea {...rest} autosize minRows={2} maxRows={8} onChange={(event) => onChange(event.currentTarget.value)} />
);
