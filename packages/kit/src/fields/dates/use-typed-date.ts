import { type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import { dateToType, dateTyped } from '@traiteur/domain/dates/typed-dates.ts';
import { type KeyboardEvent, useState } from 'react';
import { useKitSettings } from '../../setup/kit-settings.ts';
import { kitWords, usePhrase } from '../../setup/kit-words.ts';
import { useLanguageTag } from '../../setup/use-language-tag.ts';
import { typedForms } from '../../setup/typed-forms.ts';

interface Typing {
  text: string;
  /** The date shown before typing. */
  over: string;
  /** No fault is shown before the first blur. */
  left: boolean;
}

/** A typed date counts on blur or Enter; unreadable text stays to be corrected. */
export function useTypedDate(value: string, onChange: (date: LocalDate | undefined) => void) {
  const phrase = usePhrase();
  const tag = useLanguageTag();
  const { timeZone } = useKitSettings();
  const [typing, setTyping] = useState<Typing>();
  const current = useCurrentDate(value);
  // A new date from outside replaces the typed text.
  const typedDate = typing?.over === current.date ? typing : undefined;
  const read = (text: string) => dateTyped(text, tag, today(new Date(), timeZone));
  const text = typedDate?.text ?? (value && dateToType(value, tag));

  function leave() {
    if (!typedDate) return;
    const date = read(typedDate.text);
    if (date) return show(date);
    const isEmpty = typedDate.text.trim() === '';
    setTyping(isEmpty ? undefined : { ...typedDate, left: true });
    if (isEmpty) change(undefined);
  }
  function show(date: LocalDate) {
    setTyping(date === value ? undefined : { text: dateToType(date, tag), over: date, left: false });
    change(date);
  }
  function change(date: LocalDate | undefined) {
    if ((date ?? '') === current.date) return;
    current.expect(date ?? '');
    onChange(date);
  }
  return {
    fault: typedDate?.left ? `${phrase(kitWords.noDate)} ${typedDate.text}` : undefined,
    pick: show,
    input: {
      value: text,
      placeholder: typedForms[tag].date,
      autoComplete: 'off',
      onChange: (event: { currentTarget: { value: string } }) =>
        setTyping({ text: event.currentTarget.value, over: current.date, left: false }),
      onBlur: leave,
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && leave(),
    },
  };
}

/** The owner's date, or the one sent to the owner, which comes back later: typing may go on meanwhile. */
function useCurrentDate(value: string) {
  const [change, setChange] = useState<{ from: string; to: string }>();
  const isUnderWay = change?.from === value;
  if (change && !isUnderWay) setChange(undefined);
  return {
    date: isUnderWay ? change.to : value,
    expect: (to: string) => setChange({ from: value, to }),
  };
}
