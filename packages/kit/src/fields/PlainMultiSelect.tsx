import { MultiSelect } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import type { Option } from '../form/use-field.ts';
import { useTypedChoice } from './use-typed-choice.ts';

interface PlainMultiSelectProps<Value extends string | number> {
  label: string;
  description?: string | undefined;
  error?: ReactNode;
  placeholder?: string | undefined;
  creatable?: boolean | undefined;
  options: readonly Option<Value>[];
  value: readonly Value[];
  /** Typed text that matched no option: it stays, and becomes a fault once the list closes. */
  leftover: string;
  onChange: (values: Value[], leftover: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

export function PlainMultiSelect<Value extends string | number>({
  options,
  value,
  leftover,
  onChange,
  error,
  creatable,
  ...rest
}: PlainMultiSelectProps<Value>) {
  const data = options.map((option) => ({ value: String(option.value), label: option.label }));
  const chosenKeys = value.map(String);
  const choose = (values: readonly string[]) =>
    onChange(
      values.flatMap((key) => {
        const option = options.find((candidate) => String(candidate.value) === key);
        return option ? [option.value] : [];
      }),
      // Removing an option must not clear the typed text, which chooses another one.
      values.length > chosenKeys.length ? '' : leftover,
    );
  const { isTyping, props } = useTypedChoice({
    typed: leftover,
    leftover,
    error,
    creatable,
    options: data.filter((option) => !chosenKeys.includes(option.value)),
    choose: (key) => choose([...chosenKeys, key]),
  });
  return (
    <MultiSelect
      {...rest}
      {...props}
      data={data}
      value={chosenKeys}
      onChange={choose}
      searchable
      searchValue={leftover}
      onSearchChange={(text) => isTyping() && onChange([...value], text.trimStart())}
      hidePickedOptions
    />
  );
}
