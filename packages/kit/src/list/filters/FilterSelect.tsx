import styles from './FilterSelect.module.css';
import type { Option } from '../../form/use-field.ts';

interface FilterSelectProps {
  label: string;
  all: string;
  options: readonly Option<string | number>[];
  value: string;
  onChange: (value: string | undefined) => void;
}

export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  return (
    <select
      className={`${styles['filter']} ${value ? styles['on'] : ''}`}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
