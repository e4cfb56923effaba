import { useId } from 'react';
import styles from './CheckboxGroupField.module.css';
import type { Option } from './use-field.ts';

interface PillsProps<Value extends string | number> {
  label: string;
  options: readonly Option<Value>[];
}

export function Pills<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: PillsProps<Value> & { value: Value; onChange: (value: Value) => void }) {
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      <div className={styles['choices']}>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function PillGroup<Value extends string | number>({
  label,
  options,
  values,
  onChange,
}: PillsProps<Value> & { values: readonly Value[]; onChange: (values: Value[]) => void }) {
  const toggle = (value: Value, on: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((candidate) => (candidate === value ? on : values.includes(candidate))),
    );
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      <div className={styles['choices']}>
        {options.map(({ value, label: text }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={({ currentTarget }) => toggle(value, currentTarget.checked)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
