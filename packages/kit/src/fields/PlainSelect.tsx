import { Select } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import type { Option } from '../form/use-field.ts';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import { useTypedChoice } from './use-typed-choice.ts';

interface PlainSelectProps<Value extends string | number> {
  label: string;
  description?: string | undefined;
  error?: ReactNode;
  placeholder?: string | undefined;
  nullable?: boolean;
  creatable?: boolean | undefined;
  options: readonly Option<Value>[];
  value: Value | null;
  /** Typed text that matched no option: it stays, and becomes a fault once the list closes. */
  leftover: string;
  onChange: (value: Value | null, leftover: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Up to 8 options fit the screen: no search, so no keyboard on a phone. */
const short = 8;

export function PlainSelect<Value extends string | number>({
  options,
  value,
  leftover,
  onChange,
  onBlur,
  error,
  creatable,
  nullable = false,
  ...rest
}: PlainSelectProps<Value>) {
  const phrase = usePhrase();
  /** Undefined without typing; may be empty. */
  const [text, setText] = useState<string>();
  const label = options.find((option) => option.value === value)?.label ?? '';
  function choose(chosenKey: string | null) {
    setText(undefined);
    onChange(options.find((option) => String(option.value) === chosenKey)?.value ?? null, '');
  }
  function type(typedText: string) {
    const unmatchedText = typedText === label ? '' : typedText.trim();
    setText(typedText === label ? undefined : typedText);
    if (unmatchedText !== leftover) onChange(value, unmatchedText);
  }
  const data = options.map((option) => ({ value: String(option.value), label: option.label }));
  const { isTyping, props } = useTypedChoice({
    typed: text?.trim() ?? leftover,
    leftover,
    error,
    creatable,
    options: data,
    choose,
  });
  return (
    <Select
      {...rest}
      {...props}
      data={data}
      value={value === null ? null : String(value)}
      onChange={choose}
      onOptionSubmit={() => type(label)}
      allowDeselect={false}
      clearable={nullable}
      searchable
      searchValue={text ?? (leftover || label)}
      onSearchChange={(typedText) => isTyping() && type(typedText)}
      inputMode={options.length > short ? undefined : 'none'}
      onBlur={() => {
        setText(undefined);
        onBlur?.();
      }}
      // The library hides this button from keyboards and screen readers, which need it to clear the field.
      clearButtonProps={{
        'aria-label': `${phrase(kitWords.remove)} · ${rest.label}`,
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  );
}
