/** A part of an address, as Google names it. */
interface AddressPart {
  types: readonly string[];
  longText: string | null;
}

export interface Locality {
  postalCode: string;
  city: string;
}

/** What is known of an address that was chosen; empty what is not. */
export interface FoundAddress extends Locality {
  street: string;
}

/** A number that is typed before a street: 12, 12 bis, 12B. */
const numberBefore = /^\s*(\d+(?:\s?(?:bis|ter|quater|[a-d]))?)(?=[\s,])/i;

/**
 * The address that Google's parts say. Where Google knows the street and not the house, the number is the one that was typed.
 * @param suggestedText how the suggestion calls it, for a place without a street
 */
export function foundAddress(parts: readonly AddressPart[], typedText: string, suggestedText: string): FoundAddress {
  const part = (...types: string[]) =>
    types.map((type) => parts.find((one) => one.types.includes(type))?.longText).find(Boolean) ?? '';
  const route = part('route');
  const number = part('street_number') || (numberBefore.exec(typedText)?.[1] ?? '');
  return {
    street: route ? [number, route].filter(Boolean).join(' ') : suggestedText,
    postalCode: part('postal_code'),
    city: part('locality', 'postal_town', 'administrative_area_level_3'),
  };
}

/** The place of an address once another street was chosen. What Google does not know of it stays as it was typed, unless the rest is elsewhere now. */
export function placeWith(typedPlace: Locality, chosenPlace: Locality): Locality {
  const disagrees = (name: keyof Locality) =>
    chosenPlace[name] !== '' && typedPlace[name] !== '' && chosenPlace[name] !== typedPlace[name];
  return {
    postalCode: chosenPlace.postalCode || (disagrees('city') ? '' : typedPlace.postalCode),
    city: chosenPlace.city || (disagrees('postalCode') ? '' : typedPlace.city),
  };
}
