import { useController } from 'react-hook-form';

export interface FieldProps {
  /** Path in the form's values: `name.fr`. */
  name: string;
  label: string;
  hint?: string | undefined;
}

export interface Option<Value extends string | number> {
  value: Value;
  label: string;
}

export function useField<Value>(name: string) {
  const { field, fieldState } = useController({ name });
  return {
    // The form's type comes from its schema; a field knows only its own value's type.
    value: field.value as Value,
    change: (value: Value) => field.onChange(value),
    ref: field.ref,
    onBlur: field.onBlur,
    error: faultOf(fieldState.error),
  };
}

interface NestedError {
  message?: string | undefined;
  root?: { message?: string };
}

/** The first fault of the value, of the whole, or of entries without a field of their own. */
function faultOf(error: NestedError | undefined): string | undefined {
  const entries: (NestedError | undefined)[] = Array.isArray(error) ? error : [];
  return error?.message ?? error?.root?.message ?? entries.find((entry) => entry?.message)?.message;
}
