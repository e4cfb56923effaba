import styles from './FilterSelect.module.css';
import type { Option } from '../../form/use-field.ts';

interface FilterSelectProps {
  label: string;
  /** The first option. */
  all: string;
  /** Says its label alone while it narrows nothing. */
  isShort?: boolean | undefined;
  options: readonly Option<string | number>[];
  value: string;
  onChange: (value: string | undefined) => void;
}

export function FilterSelect({ label, all, isShort = false, options, value, onChange }: FilterSelectProps) {
  return (
    <select
      className={`${styles['filter']} ${value ? styles['on'] : ''}`}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    >
      <option value="" hidden={isShort && !value}>
        {isShort && !value ? label : all}
      </option>
      {options.map((option) => (
        <option key={option.value} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
