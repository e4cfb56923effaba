import { momentOf, localTime, today } from '@traiteur/domain/calendar.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { type FieldProps, useField } from '@traiteur/kit/form/use-field.ts';
import { useState } from 'react';
import { useFront } from '@traiteur/front/front.ts';

/** A moment, shown and typed as date and time of the caterer's zone wherever one sits; empty is null. */
export function MomentField({ name, label, hint }: FieldProps) {
  const { timeZone } = useFront().settings;
  const { value, change, ref, onBlur, error } = useField<string | null>(name);
  const [typed, setTyped] = useState<string>();
  // What was typed stands while it means the value: an hour that spring skips is not corrected under one's fingers.
  const text = typed !== undefined && momentTyped(typed, timeZone) === value ? typed : textOf(value, timeZone);
  return (
    <div data-field={name}>
      <PlainInput
        ref={ref}
        type="datetime-local"
        label={label}
        description={hint}
        error={error}
        value={text}
        // Years of four figures, so that the browser goes on to the time after the fourth.
        max="9999-12-31T23:59"
        onBlur={onBlur}
        onUnreadable={() => change(unreadable)}
        onChange={(given) => {
          setTyped(given);
          change(momentTyped(given, timeZone));
        }}
      />
    </div>
  );
}

/** What is no moment, and is refused as such rather than saved as none. */
const unreadable = '?';

function momentTyped(text: string, timeZone: string): string | null {
  const [date = '', time = ''] = text.split('T');
  return text ? momentOf(date, time.slice(0, 5), timeZone).toISOString() : null;
}

function textOf(moment: string | null, timeZone: string): string {
  if (!moment || moment === unreadable) return '';
  const then = new Date(moment);
  return `${today(then, timeZone)}T${localTime(then, timeZone)}`;
}
