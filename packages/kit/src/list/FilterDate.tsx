import styles from './FilterSelect.module.css';

interface FilterDateProps {
  label: string;
  /** `YYYY-MM-DD`, empty while there is none. */
  value: string;
  onChange: (value: string | undefined) => void;
}

/** Narrows a list by a day. */
export function FilterDate({ label, value, onChange }: FilterDateProps) {
  return (
    <label className={`${styles['filter']} ${styles['day']} ${value ? styles['on'] : ''}`}>
      {label}
      <input type="date" value={value} onChange={(event) => onChange(event.currentTarget.value || undefined)} />
    </label>
  );
}
