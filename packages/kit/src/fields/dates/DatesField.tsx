import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useLocale } from 'use-intl';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { ordinalDay } from '@traiteur/domain/dates/ordinal-day.ts';
import { datesTyped } from '@traiteur/domain/dates/typed-dates.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { typedForms } from '../../setup/typed-forms.ts';
import { RemovableChips } from '../../form/RemovableChips.tsx';
import styles from './DatesField.module.css';
import { useKitSettings } from '../../setup/kit-settings.ts';
import { kitWords, usePhrase } from '../../setup/kit-words.ts';
import { useDateFormat } from '../../setup/use-date-format.ts';
import { useLanguageTag } from '../../setup/use-language-tag.ts';
import { type FieldProps, useField } from '../../form/use-field.ts';

const isDate = (entry: string) => /^\d{4}-\d{2}-\d{2}$/.test(entry);
const mergeDates = (...dates: string[]) => [...new Set(dates)].sort();

/** Sorted, without repeats. Text that is no date also goes to the form, so that saving cannot lose it. */
export function DatesField({ name, label, hint }: FieldProps) {
  const phrase = usePhrase();
  const { timeZone } = useKitSettings();
  const locale = useLocale();
  const tag = useLanguageTag();
  const format = useDateFormat();
  const { value, change, ref, onBlur, error } = useField<string[]>(name);
  const dates = value.filter(isDate);
  const unread = value.filter((entry) => !isDate(entry));
  const [entry, setEntry] = useState({ text: '', before: dates });

  function type(text: string) {
    const earlierDates = entry.text.trim() === '' ? dates : entry.before;
    const typedDates = datesTyped(text, tag, today(new Date(), timeZone));
    setEntry({ text, before: earlierDates });
    change([...mergeDates(...earlierDates, ...typedDates.dates), ...typedDates.unread]);
  }
  const show = (date: string) =>
    ordinalDay(
      format.date(new Date(`${date}T12:00:00Z`), {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
      locale,
    );
  /** Only unreadable text stays, to be corrected: the dates are in the list. */
  const leave = () => setEntry({ text: unread.join(', '), before: dates });

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || entry.text.trim() === '') return;
    event.preventDefault();
    leave();
    onBlur();
  }

  return (
    <div data-field={name}>
      <TextInput
        ref={ref}
        className={styles['entry']}
        label={label}
        description={hint}
        error={error && unread.length > 0 ? `${phrase(kitWords.noDate)} ${unread.join(', ')}` : error}
        value={entry.text}
        autoComplete="off"
        placeholder={typedForms[tag].date}
        rightSection={
          <CalendarButton label={label} onPick={(date) => change([...mergeDates(...dates, date), ...unread])} />
        }
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={enter}
        onBlur={() => {
          leave();
          onBlur();
        }}
      />
      <RemovableChips
        chips={dates.map((date) => ({
          key: date,
          content: show(date),
          removeLabel: `${phrase(kitWords.remove)} · ${show(date)}`,
          onRemove: () => change(value.filter((otherDate) => otherDate !== date)),
        }))}
      />
    </div>
  );
}
