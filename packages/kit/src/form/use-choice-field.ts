import { useField } from './use-field.ts';

/** Typed text that matched no option, beside the value chosen before. */
interface Leftover<Value> {
  leftover: string;
  over: Value;
}

const isLeftover = <Value>(value: Value | Leftover<Value>): value is Leftover<Value> =>
  typeof value === 'object' && value !== null && 'leftover' in value;

/** Of a field that is watched: what was chosen before, while something else is typed. */
export const choiceIn = <Value>(value: Value | Leftover<Value>): Value =>
  isLeftover<Value>(value) ? value.over : value;

/** No schema accepts leftover text: it blocks saving, stays in the draft, and leaving the form asks. */
export function useChoiceField<Value>(name: string) {
  const { value, change, ...rest } = useField<Value | Leftover<Value>>(name);
  return {
    ...rest,
    value: isLeftover(value) ? value.over : value,
    leftover: isLeftover(value) ? value.leftover : '',
    change: (choice: Value, leftover: string) => change(leftover ? { leftover, over: choice } : choice),
  };
}
