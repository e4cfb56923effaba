import { TextInput } from '@mantine/core';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { useTypedDate } from './use-typed-date.ts';

interface DateInputProps {
  label: string;
  value: string;
  onChange: (date: LocalDate | undefined) => void;
  description?: string | undefined;
  error?: string | undefined;
}

export function DateInput({ label, value, onChange, description, error }: DateInputProps) {
  const { input, pick, fault } = useTypedDate(value, onChange);
  return (
    <TextInput
      {...input}
      label={label}
      description={description}
      error={fault ?? error}
      rightSection={<CalendarButton label={label} value={value || undefined} onPick={pick} />}
    />
  );
}
