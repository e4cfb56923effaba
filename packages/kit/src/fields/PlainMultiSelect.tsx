import { MultiSelect } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import type { Option } from '../form/use-field.ts';

interface PlainMultiSelectProps<Value extends string | number> {
  label: string;
  description?: string | undefined;
  error?: ReactNode;
  placeholder?: string | undefined;
  options: readonly Option<Value>[];
  value: readonly Value[];
  onChange: (values: Value[]) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Several of many, in the order they were chosen. */
export function PlainMultiSelect<Value extends string | number>({
  options,
  value,
  onChange,
  ...rest
}: PlainMultiSelectProps<Value>) {
  const phrase = usePhrase();
  return (
    <MultiSelect
      {...rest}
      data={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={value.map(String)}
      onChange={(chosen) =>
        onChange(
          chosen.flatMap((one) => {
            const option = options.find((known) => String(known.value) === one);
            return option ? [option.value] : [];
          }),
        )
      }
      searchable
      hidePickedOptions
      nothingFoundMessage={phrase(kitWords.noChoice)}
    />
  );
}
