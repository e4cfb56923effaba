import { mostPostalCodesAsked } from '@traiteur/contract/delivery/postal-code-fields.ts';
import { useFormState, useWatch } from 'react-hook-form';
import { OrdersThatStay } from '../../orders/touched-orders/TouchedOrders.tsx';
import { isPlace, keyOfPlace, type Place } from './place.ts';

/** The standing orders to the postal codes that the form removes from the zone. */
export function TouchedByPlaces({ zoneId }: { zoneId: string }) {
  const places = placesIn(useWatch({ name: 'places' }));
  const { defaultValues } = useFormState();
  const keys = new Set(places.map(keyOfPlace));
  const removedCodes = placesIn(defaultValues?.['places'])
    .filter((place) => !keys.has(keyOfPlace(place)))
    .map(({ postalCode }) => postalCode);
  if (removedCodes.length === 0) return null;
  // When a zone loses more codes than may be asked for, all its orders are looked at.
  const postalCodes = removedCodes.length > mostPostalCodesAsked ? {} : { postalCodes: removedCodes.join(',') };
  return <OrdersThatStay orders={{ zoneId, ...postalCodes }} />;
}

/** Without the texts that are no places. */
const placesIn = (value: unknown): Place[] =>
  Array.isArray(value) ? value.filter((entry: Place | string) => isPlace(entry)) : [];
