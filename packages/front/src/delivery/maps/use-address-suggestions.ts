import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import type { openSuggestions, SuggestedAddress } from './address-suggestions.ts';
import type { Locality } from './found-address.ts';
import { type TypedLine, typedLine } from './typed-line.ts';

/** Letters before the first request. */
const shortest = 3;
/** Milliseconds without typing before a request. */
const pause = 250;

export interface ChosenAddress {
  /** The street with the lines around it. */
  address: string;
  place: Locality;
}

interface AddressSuggestionsOptions {
  /** Without a key nothing is suggested or loaded. */
  mapsKey: string | undefined;
  onChoose: (chosen: ChosenAddress) => void;
}

/** Loads Google's script at the first letter. Keys follow https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function useAddressSuggestions({ mapsKey, onChoose }: AddressSuggestionsOptions) {
  const locale = useLocale();
  const id = useId();
  const [typing, setTyping] = useState<TypedLine>();
  const [answer, setAnswer] = useState<readonly SuggestedAddress[]>([]);
  const [activeKey, point] = useState<string>();
  const lastTyping = useRef<TypedLine>(undefined);
  const suggest = useRef<ReturnType<typeof openSuggestions>>(undefined);

  const line = typing?.line.trim() ?? '';
  const isAsked = mapsKey !== undefined && line.length >= shortest;
  const suggestions = isAsked ? answer : [];
  const active = suggestions.findIndex(({ key }) => key === activeKey);
  const optionId = (index: number) => `${id}-${index}`;

  const ask = useEffectEvent(async (typedText: string): Promise<SuggestedAddress[]> => {
    const account = { key: mapsKey ?? '', locale };
    suggest.current ??= import('./address-suggestions.ts').then((library) => library.openSuggestions(account));
    return (await suggest.current)(typedText);
  });
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const show = (addresses: readonly SuggestedAddress[]) => isOver || setAnswer(addresses);
    const timer = setTimeout(() => void ask(line).then(show, () => show([])), pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isAsked, line]);

  function close(): void {
    setTyping(undefined);
    setAnswer([]);
    point(undefined);
  }

  function type({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    const { value, selectionStart } = currentTarget;
    // The input event of a text field; a browser's autofill is not typing.
    const { inputType } = nativeEvent as InputEvent;
    lastTyping.current = typedLine(value, selectionStart ?? value.length);
    if (!inputType || inputType === 'insertReplacementText') return close();
    setTyping(lastTyping.current);
    point(undefined);
  }

  function press(event: KeyboardEvent): void {
    const markedSuggestion = suggestions[active];
    if (suggestions.length === 0 || event.nativeEvent.isComposing) return;
    // The list would cover the fault that saving may show.
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) return close();
    if (event.key === 'ArrowDown') point(suggestions[(active + 1) % suggestions.length]?.key);
    else if (event.key === 'ArrowUp') point(suggestions.at(active <= 0 ? -1 : active - 1)?.key);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && markedSuggestion) void choose(markedSuggestion);
    else return;
    event.preventDefault();
  }

  async function choose(suggestion: SuggestedAddress): Promise<void> {
    const typedText = lastTyping.current;
    close();
    const address = await suggestion.find().catch(() => undefined);
    // When typing went on or Google failed, the typed text stays.
    if (!address || !typedText || lastTyping.current !== typedText) return;
    const { street, ...place } = address;
    onChoose({ address: typedText.before + street + typedText.after, place });
  }

  return {
    isOpen: suggestions.length > 0,
    field: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': suggestions.length > 0 ? id : undefined,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      onInput: type,
      onKeyDown: press,
      onBlurCapture: close,
    } as const,
    list: { id, optionId, suggestions, activeKey, choose },
  };
}

export type AddressList = ReturnType<typeof useAddressSuggestions>['list'];
