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
  /** Typed texts that are no postal codes. */
  unread: readonly string[];
  field: Omit<ReturnType<typeof useField<(Place | string)[] | undefined>>, 'value'>;
}

/** Postal codes typed or pasted enter the form at once; other text stays to be corrected. */
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
  /** Keeps only the unread text: the codes are in the list now. */
  const leave = () => setEntry({ text: '', before: places, ended: true });
  /** Enter ends the entry instead of adding a line. */
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
      {/* A text area, because a one-line field would run pasted lines together. */}
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
