import { mostPostalCodesOfZone } from '@traiteur/contract/delivery/delivery-zones.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { PlainTextArea } from '@traiteur/kit/fields/PlainTextArea.tsx';
import type { FieldProps, useField } from '@traiteur/kit/form/use-field.ts';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Place, withTypedPlaces } from './place.ts';
import styles from './PlacesField.module.css';

interface PlaceEntryProps extends Pick<FieldProps, 'label' | 'hint'> {
  places: readonly Place[];
  /** What was typed and is no code. */
  unread: readonly string[];
  field: Omit<ReturnType<typeof useField<(Place | string)[] | undefined>>, 'value'>;
}

/** Where postal codes are typed or pasted: each is in the form at once, and what is none stays to be corrected. */
export function PlaceEntry({ label, hint, places, unread, field }: PlaceEntryProps) {
  const words = useTranslations('deliveryZones.places');
  const { change, ref, onBlur, error } = field;
  const [country, setCountry] = useState('FR');
  const [entry, setEntry] = useState({ text: '', before: places, ended: true });
  const text = entry.ended ? unread.join(', ') : entry.text;

  function type(next: string) {
    const earlierPlaces = entry.text.trim() === '' ? places : entry.before;
    setEntry({ text: next, before: earlierPlaces, ended: false });
    change(withTypedPlaces(earlierPlaces, places, next, country));
  }
  /** Keeps only the text that is no code, to be corrected: the codes are in the list. */
  const leave = () => setEntry({ text: '', before: places, ended: true });
  /** Enter ends what is typed, rather than a line. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || text.trim() === '') return;
    event.preventDefault();
    leave();
  }

  const tooMany = places.length > mostPostalCodesOfZone;
  const fault = tooMany
    ? words('tooMany', { most: mostPostalCodesOfZone, count: places.length })
    : (error || entry.ended) && unread.length > 0
      ? `${words('unread')} ${unread.slice(0, 20).join(', ')}`
      : error;
  return (
    <div className={styles['entry']}>
      {/* It has lines: a field of one would run pasted ones together. */}
      <PlainTextArea
        ref={ref}
        lines={1}
        label={label}
        description={hint}
        error={fault}
        value={text}
        onChange={type}
        onKeyDown={press}
        onBlur={() => {
          leave();
          onBlur();
        }}
      />
      <PlainInput
        label={words('country')}
        value={country}
        onChange={(typedCountry) => setCountry(typedCountry.toUpperCase().slice(0, 2))}
      />
    </div>
  );
}
