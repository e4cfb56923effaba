import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useId } from 'react';
import { InputError } from '../../form/InputError.tsx';
import filters from '../../list/filters/FilterSelect.module.css';
import { CalendarButton } from './CalendarButton.tsx';
import styles from './FilterDate.module.css';
import { useTypedDate } from './use-typed-date.ts';

interface FilterDateProps {
  label: string;
  value: string;
  onChange: (date: LocalDate | undefined) => void;
}

export function FilterDate({ label, value, onChange }: FilterDateProps) {
  const id = useId();
  const { input, pick, fault } = useTypedDate(value, onChange);
  return (
    <div>
      <div className={`${filters['filter']} ${styles['day']} ${value ? filters['on'] : ''}`}>
        <label htmlFor={id}>{label}</label>
        <input {...input} id={id} type="text" aria-invalid={fault !== undefined} aria-describedby={`${id}fault`} />
        <CalendarButton label={label} value={value || undefined} onPick={pick} />
      </div>
      <InputError id={`${id}fault`} fault={fault} />
    </div>
  );
}
