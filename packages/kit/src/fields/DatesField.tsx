import { TextInput } from '@mantine/core';
import { IconCalendar, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../look/Button.tsx';
import styles from './DatesField.module.css';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import { type FieldProps, useField } from '../form/use-field.ts';

interface DatesFieldProps extends FieldProps {
  /** A date as people read it. */
  show: (date: string) => string;
  /** Dates as `YYYY-MM-DD` out of what people type, and what of it is none. */
  read: (text: string) => { dates: string[]; unread: string[] };
}

const isDate = (entry: string) => /^\d{4}-\d{2}-\d{2}$/.test(entry);
const merged = (...dates: string[]) => [...new Set(dates)].sort();

/**
 * Several calendar dates, typed or picked, kept in order and once each; each can be taken out again. What is typed counts at once, and what of it
 * is no date is the form's too, so that it is not lost by saving.
 */
export function DatesField({ name, label, hint, show, read }: DatesFieldProps) {
  const phrase = usePhrase();
  const { value, change, ref, onBlur, error } = useField<string[]>(name);
  const dates = value.filter(isDate);
  const unread = value.filter((entry) => !isDate(entry));
  const [entry, setEntry] = useState({ text: '', before: dates });
  const picker = useRef<HTMLInputElement>(null);

  function type(text: string) {
    const before = entry.text.trim() === '' ? dates : entry.before;
    const typed = read(text);
    setEntry({ text, before });
    change([...merged(...before, ...typed.dates), ...typed.unread]);
  }
  /** What was read stands in the list now; what was not stays to be corrected. */
  const leave = () => setEntry({ text: unread.join(', '), before: dates });

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || entry.text.trim() === '') return;
    event.preventDefault();
    leave();
    onBlur();
  }

  return (
    <div data-field={name}>
      <div className={styles['entry']}>
        <TextInput
          ref={ref}
          label={label}
          description={hint}
          error={error && unread.length > 0 ? `${phrase(kitWords.noDate)} ${unread.join(', ')}` : error}
          value={entry.text}
          autoComplete="off"
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={enter}
          onBlur={() => {
            leave();
            onBlur();
          }}
        />
        <div className={styles['picker']}>
          <Button
            aria-label={`${phrase(kitWords.calendar)} · ${label}`}
            icon={<IconCalendar size={18} aria-hidden />}
            onClick={() => picker.current?.showPicker()}
          />
          <input
            ref={picker}
            type="date"
            max="9999-12-31"
            tabIndex={-1}
            aria-hidden
            onChange={({ currentTarget: picked }) => {
              if (picked.value) change([...merged(...dates, picked.value), ...unread]);
              picked.value = '';
            }}
          />
        </div>
      </div>
      <ul className={styles['dates']} aria-live="polite">
        {dates.map((date) => (
          <li key={date}>
            {show(date)}
            <button
              type="button"
              aria-label={`${phrase(kitWords.remove)} · ${show(date)}`}
              onClick={() => change(value.filter((one) => one !== date))}
            >
              <IconX size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
