import { localTime, momentOf, today } from '@traiteur/domain/dates/calendar.ts';
import { type LocalMoment, momentToType, momentTyped } from '@traiteur/domain/dates/typed-times.ts';
import { type FieldProps, useField } from '../../form/use-field.ts';
import { useKitSettings } from '../../setup/kit-settings.ts';
import { kitWords, usePhrase } from '../../setup/kit-words.ts';
import { useLanguageTag } from '../../setup/use-language-tag.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { ParsedField } from '../ParsedField.tsx';
import { typedForms } from '../../setup/typed-forms.ts';

const isMoment = (fieldValue: string | number): fieldValue is string =>
  /^\d{4}-\d{2}-\d{2}T.*Z$/.test(String(fieldValue));

/** A moment in the house's time zone, whatever the browser's; empty is null. */
export function MomentField(props: FieldProps) {
  const phrase = usePhrase();
  const tag = useLanguageTag();
  const { timeZone } = useKitSettings();
  const { value, change } = useField<string | null>(props.name);
  const momentFrom = ({ date, time }: LocalMoment) => momentOf(date, time, timeZone).toISOString();
  const localFrom = (moment: string): LocalMoment => {
    const then = new Date(moment);
    return { date: today(then, timeZone), time: localTime(then, timeZone) };
  };
  const localMoment = value !== null && isMoment(value) ? localFrom(value) : undefined;
  return (
    <ParsedField
      {...props}
      written
      isValue={isMoment}
      parse={(text) => {
        const typedMoment = momentTyped(text, tag, today(new Date(), timeZone));
        return typedMoment && momentFrom(typedMoment);
      }}
      format={(moment) => momentToType(localFrom(moment), tag)}
      noValue={phrase(kitWords.noMoment)}
      placeholder={typedForms[tag].moment}
      action={
        <CalendarButton
          label={props.label}
          value={localMoment?.date}
          onPick={(date) => change(momentFrom({ date, time: localMoment?.time ?? '00:00' }))}
        />
      }
    />
  );
}
