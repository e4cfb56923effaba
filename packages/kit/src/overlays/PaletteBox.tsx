import { IconSearch, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import styles from './Palette.module.css';

interface PaletteBoxProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  listId: string | undefined;
  activeId: string | undefined;
  keys: Readonly<Record<string, () => void>>;
  onClose: () => void;
  ref: Ref<HTMLInputElement>;
}

/** Keeps the focus while the arrows move through the list. */
export function PaletteBox({ label, text, onText, listId, activeId, keys, onClose, ref }: PaletteBoxProps) {
  const phrase = usePhrase();
  function press(event: KeyboardEvent) {
    const run = keys[event.key];
    // While an input method composes, the keys belong to it.
    if (!run || event.nativeEvent.isComposing) return;
    event.preventDefault();
    run();
  }
  return (
    <search className={styles['box']}>
      <IconSearch size={20} aria-hidden />
      <input
        ref={ref}
        autoFocus
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        maxLength={200}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={press}
      />
      <button type="button" aria-label={phrase(kitWords.close)} onClick={onClose}>
        <IconX size={18} aria-hidden />
      </button>
    </search>
  );
}
