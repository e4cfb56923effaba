import { TextInput } from '@mantine/core';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { useTypedDate } from './use-typed-date.ts';

interface DateInputProps {
  label: string;
  value: string;
  onChange: (date: LocalDate | undefined) => void;
}

export function DateInput({ label, value, onChange }: DateInputProps) {
  const { input, pick, fault } = useTypedDate(value, onChange);
  return (
    <TextInput
      {...input}
      label={label}
      error={fault}
      rightSection={<CalendarButton label={label} value={value || undefined} onPick={pick} />}
    />
  );
}
