import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
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
  /** What was asked for and is not the value yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // What we asked for ourselves may be behind what is typed by now; anything else is the address's, or a cleared filter.
    setSent(sent.slice(sent.lastIndexOf(value) + 1 || sent.length));
    if (!sent.includes(value)) setText(value);
  }
  const typed = text.trim();
  const isDue = typed !== (sent.at(-1) ?? value.trim());
  /** Searches without waiting: a search that comes late would catch up with whoever went on to another screen. */
  const hurry = () => {
    if (!isDue) return;
    setSent([...sent, typed]);
    onChange(typed);
  };
  const search = useEffectEvent(hurry);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(search, rest);
    return () => clearTimeout(timer);
  }, [typed, isDue]);
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
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={hurry}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('');
          if (event.key === 'Enter') hurry();
        }}
      />
      {text && (
        <button type="button" aria-label={phrase(kitWords.clearSearch)} onClick={() => setText('')}>
          <IconX size={16} aria-hidden />
        </button>
      )}
    </search>
  );
}
