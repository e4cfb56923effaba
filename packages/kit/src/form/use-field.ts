import { useController } from 'react-hook-form';

export interface FieldProps {
  /** Path in the form's values: `name.fr`. */
  name: string;
  label: string;
  hint?: string | undefined;
}

/** One of several to choose from. */
export interface Option<Value extends string | number> {
  value: Value;
  label: string;
}

/** A field's value and fault in the form around it, as the kit's inputs take them. */
export function useField<Value>(name: string) {
  const { field, fieldState } = useController({ name });
  return {
    // The form's type comes from its schema. A field of the kit knows only the type of its own value.
    value: field.value as Value,
    change: (value: Value) => field.onChange(value),
    ref: field.ref,
    onBlur: field.onBlur,
    error: faultOf(fieldState.error),
  };
}

interface NestedError {
  message?: string | undefined;
  /** A list that is too short or too long. */
  root?: { message?: string };
}

/** What is wrong with a value: itself, as a whole, or the first of its entries where they have no field of their own. */
function faultOf(error: NestedError | undefined): string | undefined {
  const entries: (NestedError | undefined)[] = Array.isArray(error) ? error : [];
  return error?.message ?? error?.root?.message ?? entries.find((entry) => entry?.message)?.message;
}
