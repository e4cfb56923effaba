import type { Bilingual, Locale } from '../../text/language.ts';

/** Of which the law asks the origin (decree 2002-1465, as decree 2025-141 has it). */
export const meats = ['beef', 'pork', 'poultry', 'sheep'] as const;
export type Meat = (typeof meats)[number];

/** Where meat on the French market comes from; `EU` is all that some papers say. */
export const originCountries = [
  'FR',
  'AR',
  'AT',
  'AU',
  'BE',
  'BG',
  'BR',
  'CA',
  'CH',
  'CL',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'EU',
  'FI',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NA',
  'NL',
  'NO',
  'NZ',
  'PL',
  'PT',
  'RO',
  'RS',
  'SE',
  'SI',
  'SK',
  'TH',
  'UA',
  'US',
  'UY',
] as const;
export type OriginCountry = (typeof originCountries)[number];

/** Where the animal was born, raised and slaughtered; null = the paper does not say. */
export interface MeatOrigin {
  born: OriginCountry | null;
  raised: OriginCountry | null;
  slaughtered: OriginCountry | null;
}

export const originSteps = ['born', 'raised', 'slaughtered'] as const satisfies readonly (keyof MeatOrigin)[];

export const unknownOrigin: MeatOrigin = { born: null, raised: null, slaughtered: null };

/** An ingredient of a dish that is such a meat. */
export interface DishMeat {
  meat: Meat;
  /** Bought raw, its origin is to be told; bought prepared, it is told as far as it is known (decree 2024-171). */
  isRaw: boolean;
  /** Of all that may be in the pot. */
  origins: readonly MeatOrigin[];
}

type WholeOrigin = MeatOrigin & Record<'raised' | 'slaughtered', OriginCountry>;

const isOriginWhole = (meat: Meat, origin: MeatOrigin): origin is WholeOrigin =>
  origin.raised !== null && origin.slaughtered !== null && (meat !== 'beef' || origin.born !== null);

/** Those of which the law asks more than is known. */
export const originlessOf = <AnyMeat extends DishMeat>(dishMeats: readonly AnyMeat[]): AnyMeat[] =>
  dishMeats.filter(
    ({ meat, isRaw, origins }) =>
      isRaw && (origins.length === 0 || !origins.every((origin) => isOriginWhole(meat, origin))),
  );

/** By the kind of meat, such as “bœuf (origine : France ou Irlande)”; empty without a meat whose origin is known. */
export const meatOriginText = (dishMeats: readonly DishMeat[], locale: Locale): string =>
  meats
    .flatMap((meat) => {
      const origins = dishMeats.flatMap((each) => (each.meat === meat ? each.origins : []));
      const texts = originTexts(meat, origins, locale);
      return texts.length > 0 ? [`${words[locale].meats[meat]} (${texts.join(words[locale].or)})`] : [];
    })
    .join(', ');

/** Those of one country first. */
function originTexts(meat: Meat, origins: readonly MeatOrigin[], locale: Locale): string[] {
  const wholeOrigins = origins.filter((origin) => isOriginWhole(meat, origin));
  const countries = wholeOrigins.filter(isOneCountry).map(({ raised }) => raised);
  const names = [...new Set(countries)].map((code) => countryName(code, locale));
  const oneCountry = `${words[locale].origin}${names.toSorted((a, b) => a.localeCompare(b, locale)).join(words[locale].or)}`;
  const severalCountries = wholeOrigins
    .filter((origin) => !isOneCountry(origin))
    .map((origin) => stepsText(meat, origin, locale));
  return [...(names.length > 0 ? [oneCountry] : []), ...new Set(severalCountries)];
}

const isOneCountry = ({ born, raised, slaughtered }: MeatOrigin) => born === raised && raised === slaughtered;

/** Steps in one country are said together: “né et élevé : Irlande, abattu : France”. */
function stepsText(meat: Meat, origin: MeatOrigin, locale: Locale): string {
  const { and, colon, steps } = words[locale];
  const parts: { country: OriginCountry; names: string[] }[] = [];
  for (const step of originSteps) {
    const country = origin[step];
    if (country === null) continue;
    const name = steps[step][meat === 'poultry' ? 1 : 0];
    const last = parts.at(-1);
    if (last?.country === country) last.names.push(name);
    else parts.push({ country, names: [name] });
  }
  return parts.map(({ country, names }) => `${names.join(and)}${colon}${countryName(country, locale)}`).join(', ');
}

export const countryName = (code: OriginCountry, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

/** Both of a dish. */
export const meatOriginTexts = (dishMeats: readonly DishMeat[]): Bilingual => ({
  fr: meatOriginText(dishMeats, 'fr'),
  en: meatOriginText(dishMeats, 'en'),
});

const words = {
  fr: {
    meats: { beef: 'bœuf', pork: 'porc', poultry: 'volaille', sheep: 'agneau ou mouton' },
    origin: 'origine\u202f: ',
    colon: '\u202f: ',
    and: ' et ',
    or: ' ou ',
    // Poultry is feminine in French.
    steps: { born: ['né', 'née'], raised: ['élevé', 'élevée'], slaughtered: ['abattu', 'abattue'] },
  },
  en: {
    meats: { beef: 'beef', pork: 'pork', poultry: 'poultry', sheep: 'lamb or mutton' },
    origin: 'origin: ',
    colon: ': ',
    and: ' and ',
    or: ' or ',
    steps: { born: ['born', 'born'], raised: ['reared', 'reared'], slaughtered: ['slaughtered', 'slaughtered'] },
  },
} as const;
