import { momentOf } from '@traiteur/domain/calendar.ts';
import { PlainInput } from '@traiteur/kit/PlainInput.tsx';
import { type FieldProps, useField } from '@traiteur/kit/use-field.ts';
import { useState } from 'react';
import { settings } from './settings.ts';

/** A moment, typed as date and time of the caterer's zone wherever one sits; empty is null. */
export function MomentField({ name, label, hint }: FieldProps) {
  const { change, ref, onBlur, error } = useField<string | null>(name);
  const [typed, setTyped] = useState('');
  return (
    <div data-field={name}>
      <PlainInput
        ref={ref}
        type="datetime-local"
        label={label}
        description={hint}
        error={error}
        value={typed}
        onBlur={onBlur}
        onChange={(text) => {
          setTyped(text);
          const [date = '', time = ''] = text.split('T');
          change(text ? momentOf(date, time.slice(0, 5), settings.timeZone).toISOString() : null);
        }}
      />
    </div>
  );
}
