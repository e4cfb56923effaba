import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { mostPostalCodesOfZone } from '@traiteur/contract/delivery/delivery-zones.ts';
import type { KnownPostalCode } from '@traiteur/contract/delivery/postal-codes.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useDebounced } from '@traiteur/front/queries/use-debounced.ts';
import { useFormContext } from 'react-hook-form';
import { keyOfPlace, type Place } from './place.ts';

type Holder = NonNullable<KnownPostalCode['zone']>;

/** By `keyOfPlace`. */
export type KnownPlaces = ReadonlyMap<string, KnownPostalCode>;

/** Cities and zones of a form's places, read again after each attempt to save: a colleague may have moved one. */
export function useKnownPlaces(places: readonly Place[], zoneId: number | undefined) {
  const api = useApi();
  const { formState } = useFormContext();
  const codesOf = Map.groupBy(places.slice(0, mostPostalCodesOfZone), ({ country }) => country);
  const text = [...codesOf].map(([country, codePlaces]) =>
    [country, ...codePlaces.map((place) => place.postalCode)].join(' '),
  );
  const restedText = useDebounced(text.join('|'));
  const questions = restedText === '' ? [] : restedText.split('|').map((entry) => entry.split(' '));
  const results = useQueries({
    queries: questions.map(([country = '', ...codes]) => ({
      queryKey: nounKeys('postal-code-lookups').answer('lookUpPostalCodes', country, codes, formState.submitCount),
      queryFn: async () => {
        const { items } = await api.call('postal-code-lookups', 'lookUpPostalCodes', {}, { country, codes });
        return items.map((item) => [keyOfPlace({ country, postalCode: item.code }), item] as const);
      },
      placeholderData: keepPreviousData,
    })),
  });
  const facts: KnownPlaces = new Map(results.flatMap(({ data }) => data ?? []));

  /** The other zone that holds a place, unless the place is marked as taken from it. */
  function holderOf(place: Place): Holder | undefined {
    const zone = facts.get(keyOfPlace(place))?.zone;
    return zone && zone.id !== zoneId && zone.id !== place.takenFrom ? zone : undefined;
  }
  return { facts, holderOf };
}
