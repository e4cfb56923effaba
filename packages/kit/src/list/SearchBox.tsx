import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  value: string;
  onChange: (text: string) => void;
  label?: string;
  /** Also searches at once when one leaves the box. Not where one goes on to press what was found, which would move under the finger. */
  searchOnBlur?: boolean;
  /** Told of Enter with what is typed then, found or not; where it takes the text, the box is empty again. */
  onEnter?: (text: string) => boolean;
  /** Whether one begins to type here as the screen opens. */
  first?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** How long typing rests before the search begins, in milliseconds. */
const typingPause = 250;

/** Where one types what a list is searched for; asks once one stops typing. */
export function SearchBox({ value, onChange, label, searchOnBlur = false, onEnter, first, ref }: SearchBoxProps) {
  const phrase = usePhrase();
  const [text, setText] = useState(value);
  /** The search that was requested and has not arrived as `value` yet. */
  const [sentTexts, setSentTexts] = useState<readonly string[]>([]);
  const [valueBefore, setValueBefore] = useState(value);
  if (value !== valueBefore) {
    setValueBefore(value);
    // Ignore our own earlier search, since the text may be newer. Another value comes from the address or from clearing the filters.
    setSentTexts(sentTexts.slice(sentTexts.lastIndexOf(value) + 1 || sentTexts.length));
    if (!sentTexts.includes(value)) setText(value);
  }
  const bareText = text.trim();
  const isDue = bareText !== (sentTexts.at(-1) ?? value.trim());
  /** Searches at once, because a late search could change the address of the next screen. */
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
    // A form that Enter opens and puts the focus in would be sent by the same press.
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
