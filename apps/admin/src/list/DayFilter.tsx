import { addDays, type LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { FilterDate } from '@traiteur/kit/fields/dates/FilterDate.tsx';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import styles from './DayFilter.module.css';

interface DayFilterProps {
  label: string;
  /** Undefined while it is not known. */
  date: LocalDate | undefined;
  onChange: (date: LocalDate) => void;
}

export function DayFilter({ label, date, onChange }: DayFilterProps) {
  const words = useTranslations('lists.period');
  const today = useToday();
  const days = { yesterday: addDays(today, -1), today, tomorrow: addDays(today, 1) };
  return (
    <div className={styles['day']}>
      <FilterSelect
        label={words('day')}
        all={words('customDay')}
        options={(['yesterday', 'today', 'tomorrow'] as const).map((name) => ({
          value: days[name],
          label: words(name),
        }))}
        value={Object.values(days).find((day) => day === date) ?? ''}
        onChange={(day) => day && onChange(day)}
      />
      <FilterDate label={label} value={date ?? ''} onChange={(day) => day && onChange(day)} />
    </div>
  );
}
