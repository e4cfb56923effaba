import { postalCodesTyped } from '@traiteur/domain/delivery/typed-postal-codes.ts';

/** A postal code in the form of its zone, and the zone that it may leave for this one. */
export interface Place {
  country: string;
  postalCode: string;
  takenFrom?: number;
}

export const isPlace = (entry: Place | string): entry is Place => typeof entry === 'object';

export const keyOfPlace = ({ country, postalCode }: Place): string => `${country} ${postalCode}`;

/** All but these. */
export function placesWithout(places: readonly Place[], excludedPlaces: readonly Place[]): Place[] {
  const keys = new Set(excludedPlaces.map(keyOfPlace));
  return places.filter((place) => !keys.has(keyOfPlace(place)));
}

/** The places, of which those that move leave the zone that holds them. */
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
 * The places of a text first, then those that stood before it was begun, then what of it is no code.
 * @param places those of the form now: one that is typed still is taken from the same zone
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
