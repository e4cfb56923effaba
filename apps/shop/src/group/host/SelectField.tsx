import { useId } from 'react';
import styles from '../Group.module.css';

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  fault: string | undefined;
  onChange: (value: string) => void;
}

export function SelectField({ label, value, options, fault, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles['select']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {fault && (
        <p id={`${id}-fault`} className="fault">
          {fault}
        </p>
      )}
    </div>
  );
}
