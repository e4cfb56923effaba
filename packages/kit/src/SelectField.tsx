import { Select } from '@mantine/core';
import { kitWords, usePhrase } from './kit-words.ts';
import { PlainMultiSelect } from './PlainMultiSelect.tsx';
import { type FieldProps, type Option, useField } from './use-field.ts';

interface SelectFieldProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[];
  nullable?: boolean;
  placeholder?: string;
  required?: boolean;
}

/** One of several; with more than eight, what is typed narrows them down. */
export function SelectField<Value extends string | number>({
  name,
  label,
  hint,
  options,
  nullable = false,
  ...rest
}: SelectFieldProps<Value>) {
  const phrase = usePhrase();
  const { value, change, ref, onBlur, error } = useField<Value | null>(name);
  return (
    <div data-field={name}>
      <Select
        {...rest}
        ref={ref}
        label={label}
        description={hint}
        error={error}
        data={options.map((option) => ({ value: String(option.value), label: option.label }))}
        value={value === null || value === undefined ? null : String(value)}
        onChange={(chosen) => change(options.find((option) => String(option.value) === chosen)?.value ?? null)}
        onBlur={onBlur}
        allowDeselect={nullable}
        clearable={nullable}
        searchable={options.length > 8}
        nothingFoundMessage={phrase(kitWords.noChoice)}
        clearButtonProps={{ 'aria-label': phrase(kitWords.remove) }}
      />
    </div>
  );
}

/** Several of many, in the order they were chosen. */
export function MultiSelectField<Value extends string | number>({
  name,
  label,
  hint,
  options,
  placeholder,
}: SelectFieldProps<Value>) {
  const { value, change, ref, onBlur, error } = useField<Value[] | undefined>(name);
  return (
    <div data-field={name}>
      <PlainMultiSelect
        ref={ref}
        label={label}
        description={hint}
        error={error}
        placeholder={placeholder}
        options={options}
        value={value ?? []}
        onChange={change}
        onBlur={onBlur}
      />
    </div>
  );
}
