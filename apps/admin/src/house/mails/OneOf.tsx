import type { Option } from '@traiteur/kit/form/use-field.ts';
import styles from './MailPreview.module.css';

interface OneOfProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A select without an empty choice. */
export function OneOf<Value extends string>({ label, options, value, onChange }: OneOfProps<Value>) {
  return (
    <select
      className={styles['select']}
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosenOption = options.find((option) => option.value === event.currentTarget.value);
        if (chosenOption) onChange(chosenOption.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
