import { useField } from './use-field.ts';

/** Text that was typed to choose and has chosen nothing, over what is chosen. */
interface Leftover<Value> {
  leftover: string;
  over: Value;
}

const isLeftover = (value: unknown): value is Leftover<unknown> =>
  typeof value === 'object' && value !== null && 'leftover' in value;

/**
 * A field in which one types to choose. Text left over is part of the field's value, which no schema accepts so: whatever saves
 * the form is stopped by it, a draft keeps it, and leaving asks.
 */
export function useChoiceField<Value>(name: string) {
  const { value, change, ...rest } = useField<Value | Leftover<Value>>(name);
  return {
    ...rest,
    value: isLeftover(value) ? value.over : value,
    leftover: isLeftover(value) ? value.leftover : '',
    change: (choice: Value, leftover: string) => change(leftover ? { leftover, over: choice } : choice),
  };
}
