import { useId } from 'react';
import { InputError } from './InputError.tsx';
import styles from './CheckboxGroupField.module.css';
import { type FieldProps, type Option, useField } from './use-field.ts';

interface CheckboxGroupFieldProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[];
}

export function CheckboxGroupField<Value extends string | number>({
  name,
  label,
  hint,
  options,
}: CheckboxGroupFieldProps<Value>) {
  const { value, change, ref, onBlur, error } = useField<Value[]>(name);
  const faultId = useId();
  const toggle = (option: Value, on: boolean) => {
    const chosenOptions = on ? [...value, option] : value.filter((candidate) => candidate !== option);
    const offeredOptions = options.map((candidate) => candidate.value);
    // Chosen values that are no longer among the options stay.
    change([
      ...offeredOptions.filter((candidate) => chosenOptions.includes(candidate)),
      ...chosenOptions.filter((candidate) => !offeredOptions.includes(candidate)),
    ]);
  };
  return (
    <fieldset className={styles['group']} data-field={name}>
      <legend>
        {label}
        {hint && <small>{hint}</small>}
      </legend>
      <div className={styles['choices']}>
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="checkbox"
              ref={index === 0 ? ref : undefined}
              checked={value.includes(option.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? faultId : undefined}
              onBlur={onBlur}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <InputError id={faultId} fault={error} />
    </fieldset>
  );
}
