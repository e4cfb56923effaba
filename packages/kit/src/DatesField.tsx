import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import styles from './DatesField.module.css';
import { kitWords, usePhrase } from './kit-words.ts';
import { PlainInput } from './PlainInput.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface DatesFieldProps extends FieldProps {
  /** A date as people read it. */
  show: (date: string) => string;
}

/** Several calendar dates, kept in order; each can be taken out again. */
export function DatesField({ name, label, hint, show }: DatesFieldProps) {
  const phrase = usePhrase();
  const { value: dates, change, error } = useField<string[]>(name);
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed) change([...new Set([...dates, typed])].sort());
    setTyped('');
  };
  return (
    <div data-field={name}>
      <div className={styles['entry']}>
        <PlainInput type="date" label={label} description={hint} error={error} value={typed} onChange={setTyped} />
        <Button onClick={add}>{phrase(kitWords.add)}</Button>
      </div>
      <ul className={styles['dates']}>
        {dates.map((date) => (
          <li key={date}>
            {show(date)}
            <button
              type="button"
              aria-label={`${phrase(kitWords.remove)} · ${show(date)}`}
              onClick={() => change(dates.filter((one) => one !== date))}
            >
              <IconX size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
