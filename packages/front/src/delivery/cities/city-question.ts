interface TypedPlace {
  postalCode: string;
  city: string;
}

/** What cities are asked for: those of the code that is typed, or the codes of the city that is. Nothing once both are there, or too little. */
export function cityQuestion(place: TypedPlace): { postalCode: string } | { city: string } | undefined {
  const postalCode = place.postalCode.replace(/\s/g, '');
  const city = place.city.trim();
  if (!city && postalCode.length >= 3 && postalCode.length <= 10) return { postalCode };
  return !postalCode && city.length >= 2 && city.length <= 60 ? { city } : undefined;
}

/** As many as can be looked through; all codes of one city, whose name says nothing more. */
export function cityChoices(cities: readonly TypedPlace[]): readonly TypedPlace[] {
  const isOne = cities.every(({ city }) => city === cities[0]?.city);
  return isOne ? cities : cities.slice(0, 8);
}

/** The city of a whole code that has no other one. */
export function onlyCity(cities: readonly TypedPlace[], postalCode: string): string | undefined {
  const [only, second] = cities;
  return only && !second && only.postalCode === postalCode.replace(/\s/g, '') ? only.city : undefined;
}
