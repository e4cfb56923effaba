import { PlainMultiSelect } from './PlainMultiSelect.tsx';
import { PlainSelect } from './PlainSelect.tsx';
import { useChoiceField } from '../form/use-choice-field.ts';
import type { FieldProps, Option } from '../form/use-field.ts';

interface ChoicesProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[];
  /** See `useTypedChoice`. */
  creatable?: boolean;
}

interface SelectFieldProps<Value extends string | number> extends ChoicesProps<Value> {
  nullable?: boolean;
}

export function SelectField<Value extends string | number>({ name, hint, ...rest }: SelectFieldProps<Value>) {
  const { value, change, leftover, ref, onBlur, error } = useChoiceField<Value | null>(name);
  return (
    <div data-field={name}>
      <PlainSelect
        {...rest}
        ref={ref}
        description={hint}
        error={error}
        value={value ?? null}
        onChange={change}
        leftover={leftover}
        onBlur={onBlur}
      />
    </div>
  );
}

export function MultiSelectField<Value extends string | number>({ name, hint, ...rest }: ChoicesProps<Value>) {
  const { value, change, leftover, ref, onBlur, error } = useChoiceField<Value[] | undefined>(name);
  return (
    <div data-field={name}>
      <PlainMultiSelect
        {...rest}
        ref={ref}
        description={hint}
        error={error}
        value={value ?? []}
        onChange={change}
        leftover={leftover}
        onBlur={onBlur}
      />
    </div>
  );
}
