import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  value: string;
  onChange: (text: string) => void;
  label?: string;
  /** Search at once on blur. Not where results are pressed next: they would move under the finger. */
  searchOnBlur?: boolean;
  /** Called on Enter with the text; true empties the box. */
  onEnter?: (text: string) => boolean;
  first?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Milliseconds without typing before the search. */
const typingPause = 250;

export function SearchBox({ value, onChange, label, searchOnBlur = false, onEnter, first, ref }: SearchBoxProps) {
  const phrase = usePhrase();
  const [text, setText] = useState(value);
  /** Searches sent whose text has not come back as `value` yet. */
  const [sentTexts, setSentTexts] = useState<readonly string[]>([]);
  const [valueBefore, setValueBefore] = useState(value);
  if (value !== valueBefore) {
    setValueBefore(value);
    // Ignore the echo of our own search, whose text may be old. Any other value comes from the address or the filters.
    setSentTexts(sentTexts.slice(sentTexts.lastIndexOf(value) + 1 || sentTexts.length));
    if (!sentTexts.includes(value)) setText(value);
  }
  const bareText = text.trim();
  const isDue = bareText !== (sentTexts.at(-1) ?? value.trim());
  const searchFor = (words: string) => {
    if (words === (sentTexts.at(-1) ?? value.trim())) return;
    setSentTexts([...sentTexts, words]);
    onChange(words);
  };
  const searchNow = () => searchFor(bareText);
  const search = useEffectEvent(searchNow);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(search, typingPause);
    return () => clearTimeout(timer);
  }, [bareText, isDue]);
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setText('');
    // While an input method composes a letter, Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Otherwise the same press would send the form that Enter opens.
    event.preventDefault();
    if (bareText === '' || !onEnter?.(bareText)) return searchNow();
    setText('');
    searchFor('');
  }
  return (
    <search className={styles['search']} aria-busy={bareText !== value.trim()}>
      <IconSearch size={17} aria-hidden />
      <input
        ref={ref}
        type="text"
        data-first={first || undefined}
        inputMode="search"
        aria-label={label ?? phrase(kitWords.search)}
        placeholder={label ?? phrase(kitWords.search)}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={searchOnBlur ? searchNow : undefined}
        onKeyDown={press}
      />
      {text && (
        <button type="button" aria-label={phrase(kitWords.clearSearch)} onClick={() => setText('')}>
          <IconX size={16} aria-hidden />
        </button>
      )}
    </search>
  );
}
