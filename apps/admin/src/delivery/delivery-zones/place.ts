import { postalCodesTyped } from '@traiteur/domain/delivery/typed-postal-codes.ts';

/** A postal code in the form of its zone; `takenFrom` is the id of the zone it leaves for this one. */
export interface Place {
  country: string;
  postalCode: string;
  takenFrom?: number;
}

export const isPlace = (entry: Place | string): entry is Place => typeof entry === 'object';

export const keyOfPlace = ({ country, postalCode }: Place): string => `${country} ${postalCode}`;

export function placesWithout(places: readonly Place[], excludedPlaces: readonly Place[]): Place[] {
  const keys = new Set(excludedPlaces.map(keyOfPlace));
  return places.filter((place) => !keys.has(keyOfPlace(place)));
}

/** `movedPlaces` get the zone that holds them as `takenFrom`. */
export function placesTakenOver(
  places: readonly Place[],
  movedPlaces: readonly Place[],
  holderIdOf: (place: Place) => number | undefined,
): Place[] {
  const keys = new Set(movedPlaces.map(keyOfPlace));
  return places.map((place) => {
    const takenFrom = keys.has(keyOfPlace(place)) ? holderIdOf(place) : undefined;
    return takenFrom === undefined ? place : { ...place, takenFrom };
  });
}

/**
 * The typed places first, then those from before typing, then the text that is no code.
 * @param places those in the form now: a code typed again keeps its `takenFrom`
 */
export function withTypedPlaces(
  earlierPlaces: readonly Place[],
  places: readonly Place[],
  text: string,
  country: string,
): (Place | string)[] {
  const { codes, unread } = postalCodesTyped(text, country);
  const present = new Map(places.map((place) => [keyOfPlace(place), place]));
  const typedPlaces = codes.map((postalCode) => {
    const place = { country, postalCode };
    return present.get(keyOfPlace(place)) ?? place;
  });
  return [...typedPlaces, ...placesWithout(earlierPlaces, typedPlaces), ...unread];
}
