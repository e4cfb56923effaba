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
    // Forms are typed by their schema where they are made; a field in the kit knows only its own kind of value.
    value: field.value as Value,
    change: (value: Value) => field.onChange(value),
    ref: field.ref,
    onBlur: field.onBlur,
    // A fault of a whole group (a list that is too short) stands under `root`.
    error:
      fieldState.error?.message ?? (fieldState.error as { root?: { message?: string } } | undefined)?.root?.message,
  };
}
