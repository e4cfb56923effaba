import { PlainMultiSelect } from './PlainMultiSelect.tsx';
import { PlainSelect } from './PlainSelect.tsx';
import { type FieldProps, type Option, useField } from '../form/use-field.ts';

interface SelectFieldProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[];
  nullable?: boolean;
  placeholder?: string;
  required?: boolean;
}

/** One of several; with more than eight, what is typed narrows them down. */
export function SelectField<Value extends string | number>({ name, hint, ...rest }: SelectFieldProps<Value>) {
  const { value, change, ref, onBlur, error } = useField<Value | null>(name);
  return (
    <div data-field={name}>
      <PlainSelect
        {...rest}
        ref={ref}
        description={hint}
        error={error}
        value={value ?? null}
        onChange={change}
        onBlur={onBlur}
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
