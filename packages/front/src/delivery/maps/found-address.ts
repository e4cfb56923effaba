interface AddressPart {
  types: readonly string[];
  longText: string | null;
}

export interface Locality {
  postalCode: string;
  city: string;
}

/** Unknown parts are empty. */
export interface FoundAddress extends Locality {
  street: string;
}

/** 12, 12 bis, 12B before a street. */
const numberBefore = /^\s*(\d+(?:\s?(?:bis|ter|quater|[a-d]))?)(?=[\s,])/i;

/** A house number that Google does not know stays as typed. `suggestedText` names a place without a street. */
export function foundAddress(parts: readonly AddressPart[], typedText: string, suggestedText: string): FoundAddress {
  const part = (...types: string[]) =>
    types.map((type) => parts.find((candidate) => candidate.types.includes(type))?.longText).find(Boolean) ?? '';
  const route = part('route');
  const number = part('street_number') || (numberBefore.exec(typedText)?.[1] ?? '');
  return {
    street: route ? [number, route].filter(Boolean).join(' ') : suggestedText,
    postalCode: part('postal_code'),
    city: part('locality', 'postal_town', 'administrative_area_level_3'),
  };
}

/** The address after another street is chosen. Typed parts that Google does not know stay, unless the city changed. */
export function placeWith(typedPlace: Locality, chosenPlace: Locality): Locality {
  const disagrees = (name: keyof Locality) =>
    chosenPlace[name] !== '' && typedPlace[name] !== '' && chosenPlace[name] !== typedPlace[name];
  return {
    postalCode: chosenPlace.postalCode || (disagrees('city') ? '' : typedPlace.postalCode),
    city: chosenPlace.city || (disagrees('postalCode') ? '' : typedPlace.city),
  };
}
