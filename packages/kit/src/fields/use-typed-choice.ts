import type { ComboboxItem, ComboboxParsedItem } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { matchingOptions } from '../form/matching-options.ts';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import { useMarkedOption } from './use-marked-option.ts';

interface TypedChoiceOptions {
  /** What narrows the list down; empty where nothing was typed. */
  typed: string;
  /** Text that has chosen nothing yet. */
  leftover: string;
  error: ReactNode;
  /** What can still be chosen. */
  options: ComboboxItem[];
  choose: (value: string) => void;
}

/** Within how many milliseconds a second Enter belongs to the first, and must not send the form. */
const secondPress = 600;

/**
 * How one types to choose, everywhere: the first match is marked, Enter takes it, closes the list and sends no form meanwhile, and text that
 * has chosen nothing stays and is said to be none.
 */
export function useTypedChoice({ typed, leftover, error, options, choose }: TypedChoiceOptions) {
  const phrase = usePhrase();
  const [isOpen, setOpen] = useState(false);
  /** The options, once they are drawn: what is marked before is marked nowhere. */
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const hasFocus = useRef(false);
  /** When Enter last chose, on the clock of events. */
  const chosenAt = useRef(-Infinity);
  const field = useRef<HTMLElement>(null);
  useMarkedOption(list, field);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // After an attempt to save the list closes, because it covers the fault below.
    if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) setOpen(false);
    // While an input method composes a letter, Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isSecondPress = event.timeStamp - chosenAt.current < secondPress;
    if (!isOpen && !leftover && !isSecondPress) return;
    event.preventDefault();
    if (!isOpen) return;
    setOpen(false);
    chosenAt.current = event.timeStamp;
    // The library chooses the marked option.
    if (list?.querySelector('[data-combobox-selected]')) return;
    const [first] = typed ? matchingOptions(options, typed) : [];
    if (first) choose(first.value);
  }

  return {
    /** Whether somebody types: the library also changes the text when the field loses the focus. */
    isTyping: () => hasFocus.current,
    props: {
      dropdownOpened: isOpen,
      onDropdownOpen: () => setOpen(true),
      onDropdownClose: () => setOpen(false),
      openOnFocus: false,
      // Short enough to stand below a field of a dialog: above it, it would hide what was typed before.
      maxDropdownHeight: 160,
      scrollAreaProps: { ref: setList },
      selectFirstOptionOnChange: list !== null && typed !== '',
      filter: ({ options: all, search }: { options: ComboboxParsedItem[]; search: string }) =>
        matchingOptions(all.filter(isItem), search),
      nothingFoundMessage: phrase(kitWords.noChoice),
      onKeyDown: press,
      onFocusCapture: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        field.current = currentTarget;
        hasFocus.current = true;
      },
      onBlurCapture: () => {
        hasFocus.current = false;
      },
      error: leftover && !isOpen ? phrase(kitWords.notChosen).replace('{text}', () => leftover.trim()) : error,
    },
  };
}

const isItem = (item: ComboboxParsedItem): item is ComboboxItem => 'value' in item;
