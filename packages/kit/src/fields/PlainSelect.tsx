import { Select } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import type { Option } from '../form/use-field.ts';

interface PlainSelectProps<Value extends string | number> {
  label: string;
  description?: string | undefined;
  error?: ReactNode;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  nullable?: boolean;
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** One of several; with more than eight, what is typed narrows them down. */
export function PlainSelect<Value extends string | number>({
  options,
  value,
  onChange,
  nullable = false,
  ...rest
}: PlainSelectProps<Value>) {
  const phrase = usePhrase();
  return (
    <Select
      {...rest}
      data={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(options.find((option) => String(option.value) === chosen)?.value ?? null)}
      allowDeselect={nullable}
      clearable={nullable}
      searchable={options.length > 8}
      nothingFoundMessage={phrase(kitWords.noChoice)}
      clearButtonProps={{ 'aria-label': phrase(kitWords.remove) }}
    />
  );
}
