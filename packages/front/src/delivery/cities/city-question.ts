interface TypedPlace {
  postalCode: string;
  city: string;
}

/** By code or by name; nothing when both are complete, or the text is too short. */
export function cityQuestion(place: TypedPlace): { postalCode: string } | { city: string } | undefined {
  const postalCode = place.postalCode.replace(/\s/g, '');
  const city = place.city.trim();
  if (!city && postalCode.length >= 3 && postalCode.length <= 10) return { postalCode };
  return !postalCode && city.length >= 2 && city.length <= 60 ? { city } : undefined;
}

export function cityChoices(cities: readonly TypedPlace[]): readonly TypedPlace[] {
  const isOne = cities.every(({ city }) => city === cities[0]?.city);
  return isOne ? cities : cities.slice(0, 8);
}

export function onlyCity(cities: readonly TypedPlace[], postalCode: string): string | undefined {
  const [only, second] = cities;
  return only && !second && only.postalCode === postalCode.replace(/\s/g, '') ? only.city : undefined;
}
