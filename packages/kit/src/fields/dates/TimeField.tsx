import type { LocalTime } from '@traiteur/domain/dates/calendar.ts';
import { timeToType, timeTyped } from '@traiteur/domain/dates/typed-times.ts';
import type { FieldProps } from '../../form/use-field.ts';
import { kitWords, usePhrase } from '../../setup/kit-words.ts';
import { useLanguageTag } from '../../setup/use-language-tag.ts';
import { ParsedField } from '../ParsedField.tsx';
import { typedForms } from '../../setup/typed-forms.ts';

const isTime = (fieldValue: string | number): fieldValue is LocalTime => /^\d{2}:\d{2}$/.test(String(fieldValue));

/** `HH:MM` in the form, the page's format on screen; empty is null. */
export function TimeField(props: FieldProps) {
  const phrase = usePhrase();
  const tag = useLanguageTag();
  return (
    <ParsedField
      {...props}
      written
      isValue={isTime}
      parse={timeTyped}
      format={(time) => timeToType(time, tag)}
      noValue={phrase(kitWords.noTime)}
      placeholder={typedForms[tag].time}
    />
  );
}
