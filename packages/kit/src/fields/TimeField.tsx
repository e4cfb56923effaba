import type { LocalTime } from '@traiteur/domain/calendar.ts';
import { timeToType, timeTyped } from '@traiteur/domain/dates/typed-times.ts';
import { useLocale } from 'use-intl';
import type { FieldProps } from '../form/use-field.ts';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import { ParsedField } from './ParsedField.tsx';

const isTime = (held: string | number): held is LocalTime => /^\d{2}:\d{2}$/.test(String(held));

/** A time of day, `HH:MM` in the form, typed and read in the page's language; empty is null. */
export function TimeField(props: FieldProps) {
  const phrase = usePhrase();
  const locale = useLocale();
  return (
    <ParsedField
      {...props}
      written
      isValue={isTime}
      parse={timeTyped}
      format={(time) => timeToType(time, locale)}
      noValue={phrase(kitWords.noTime)}
      placeholder={phrase(kitWords.timeToType)}
    />
  );
}
