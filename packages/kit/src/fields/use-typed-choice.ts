import type { ComboboxItem, ComboboxParsedItem } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { matchingOptions } from '../form/matching-options.ts';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import { useMarkedOption } from './use-marked-option.ts';

interface TypedChoiceOptions {
  typed: string;
  leftover: string;
  error: ReactNode;
  options: ComboboxItem[];
  choose: (value: string) => void;
  /** What is not found can be added below the field, which an empty list would cover. */
  creatable?: boolean | undefined;
}

/** Milliseconds: a second Enter this soon belongs to the first, and must not send the form. */
const secondPress = 600;

/** Typing marks the first match; Enter chooses it without sending the form. Text without a match becomes a fault. */
export function useTypedChoice({ typed, leftover, error, options, choose, creatable }: TypedChoiceOptions) {
  const phrase = usePhrase();
  const [isOpen, setOpen] = useState(false);
  /** Set once the options are drawn: nothing can be marked earlier. */
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const hasFocus = useRef(false);
  const chosenAt = useRef(-Infinity);
  const field = useRef<HTMLElement>(null);
  useMarkedOption(list, field);

  const isNew = creatable && typed !== '' && matchingOptions(options, typed).length === 0;

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // Saving closes the list, which would cover the fault below.
    if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) setOpen(false);
    // While an input method composes, Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isSecondPress = event.timeStamp - chosenAt.current < secondPress;
    if (!isOpen && !leftover && !isSecondPress) return;
    event.preventDefault();
    if (!isOpen) return;
    setOpen(false);
    chosenAt.current = event.timeStamp;
    // Mantine chooses the marked option.
    if (list?.querySelector('[data-combobox-selected]')) return;
    const [first] = typed ? matchingOptions(options, typed) : [];
    if (first) choose(first.value);
  }

  return {
    isTyping: () => hasFocus.current,
    props: {
      dropdownOpened: isOpen,
      onDropdownOpen: () => setOpen(true),
      onDropdownClose: () => setOpen(false),
      openOnFocus: false,
      // Short enough to open below the field in a dialog: above, it would cover earlier fields.
      maxDropdownHeight: 160,
      scrollAreaProps: { ref: setList },
      selectFirstOptionOnChange: list !== null && typed !== '',
      filter: ({ options: items, search }: { options: ComboboxParsedItem[]; search: string }) =>
        matchingOptions(items.filter(isItem), search),
      nothingFoundMessage: creatable ? undefined : phrase(kitWords.noChoice),
      onKeyDown: press,
      onFocusCapture: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        field.current = currentTarget;
        hasFocus.current = true;
      },
      onBlurCapture: () => {
        hasFocus.current = false;
      },
      // At once where nothing is found: later, the button below would move away under the pointer.
      error:
        leftover && (!isOpen || isNew) ? phrase(kitWords.notChosen).replace('{text}', () => leftover.trim()) : error,
    },
  };
}

const isItem = (item: ComboboxParsedItem): item is ComboboxItem => 'value' in item;
