import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { kitWords, usePhrase } from './kit-words.ts';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  value: string;
  onChange: (text: string) => void;
  label?: string;
}

/** How long typing rests before the search begins, in milliseconds. */
const rest = 250;

export function SearchBox({ value, onChange, label }: SearchBoxProps) {
  const phrase = usePhrase();
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Changed by somebody else: the address, a cleared filter. What we sent ourselves may be behind what is typed by now.
    if (value !== sent) setText(value);
  }
  const send = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setSent(typed.trim());
    onChange(typed.trim());
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(typed), rest);
  };
  /** Searches without waiting: a search that comes late would catch up with whoever went on to another screen. */
  const hurry = () => {
    if (timer.current !== undefined) send(text);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <search className={styles['search']}>
      <IconSearch size={17} aria-hidden />
      <input
        type="text"
        inputMode="search"
        aria-label={label ?? phrase(kitWords.search)}
        placeholder={label ?? phrase(kitWords.search)}
        value={text}
        maxLength={200}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={hurry}
        onKeyDown={(event) => {
          if (event.key === 'Escape') type('');
          if (event.key === 'Enter') hurry();
        }}
      />
      {text && (
        <button type="button" aria-label={phrase(kitWords.clearSearch)} onClick={() => type('')}>
          <IconX size={16} aria-hidden />
        </button>
      )}
    </search>
  );
}
