import { type LocalDate, today } from '@traiteur/domain/calendar.ts';
import { dateToType, dateTyped } from '@traiteur/domain/typed-dates.ts';
import { type KeyboardEvent, useState } from 'react';
import { useLocale } from 'use-intl';
import { useKitSettings } from '../setup/kit-settings.ts';
import { kitWords, usePhrase } from '../setup/kit-words.ts';

interface Typing {
  text: string;
  /** The date that stood there before. */
  before: string;
  /** Whether the field lost the focus: before that no fault is shown. */
  left: boolean;
}

/** A date that is typed in the page's language: it counts once one leaves it or presses Enter, and what is no date stays to be corrected. */
export function useTypedDate(value: string, onChange: (date: LocalDate | undefined) => void) {
  const phrase = usePhrase();
  const locale = useLocale();
  const { timeZone } = useKitSettings();
  const [typing, setTyping] = useState<Typing>();
  // A date that comes from elsewhere meanwhile takes the place of what was typed.
  const typed = typing?.before === value ? typing : undefined;
  const read = (text: string) => dateTyped(text, locale, today(new Date(), timeZone));
  const text = typed?.text ?? (value && dateToType(value, locale));

  function leave() {
    if (!typed) return;
    const date = read(typed.text);
    if (date) return take(date);
    const isEmpty = typed.text.trim() === '';
    setTyping(isEmpty ? undefined : { ...typed, left: true });
    if (isEmpty && value !== '') onChange(undefined);
  }
  /** Shows the date in the field at once, before the owner of the value has changed it. */
  function take(date: LocalDate) {
    const isSame = date === value;
    setTyping(isSame ? undefined : { text: dateToType(date, locale), before: value, left: false });
    if (!isSame) onChange(date);
  }
  return {
    fault: typed?.left ? `${phrase(kitWords.noDate)} ${typed.text}` : undefined,
    pick: take,
    input: {
      value: text,
      placeholder: phrase(kitWords.dateToType),
      autoComplete: 'off',
      onChange: (event: { currentTarget: { value: string } }) =>
        setTyping({ text: event.currentTarget.value, before: value, left: false }),
      onBlur: leave,
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && leave(),
    },
  };
}
