import { type Colour, contrastOf, leastContrast, mix } from './contrast.ts';

/** What the site's colours are for: each fill bears dark text, each text stands on light grounds. */
export const brandColourNames = ['accent', 'accentText', 'fresh', 'freshText'] as const;
export type BrandColourName = (typeof brandColourNames)[number];
export type BrandColours = Readonly<Record<BrandColourName, Colour>>;

export const usualColours: BrandColours = {
  accent: '#ef7622',
  accentText: '#a84a08',
  fresh: '#86c341',
  freshText: '#43701a',
};

/** Of the site's text, and of the grounds that it stands on. */
const ink = '#1f2a16';
const grounds = ['#fffdf9', '#f7f3ea'];

/** How much of a fill is in the tint that is made of it. */
const tintShare = 0.12;
const tintOf = (fill: Colour): Colour => mix('#ffffff', fill, tintShare);

/** What each colour is read against: the worst of them counts. */
const opposites: Readonly<Record<BrandColourName, (colours: BrandColours) => Colour[]>> = {
  accent: () => [ink],
  accentText: ({ accent }) => [...grounds, tintOf(accent)],
  fresh: () => [ink],
  freshText: ({ fresh }) => [...grounds, tintOf(fresh)],
};

/** The least contrast that text has with this colour, be it the text's own or its ground's. */
export const brandContrast = (name: BrandColourName, colours: BrandColours): number =>
  Math.min(...opposites[name](colours).map((opposite) => contrastOf(colours[name], opposite)));

/** The colours with which text could not be read well, each with its contrast. */
export const faintColours = (colours: BrandColours): { name: BrandColourName; ratio: number }[] =>
  brandColourNames
    .map((name) => ({ name, ratio: brandContrast(name, colours) }))
    .filter(({ ratio }) => ratio < leastContrast);

/** The colours of the site's style sheets, by the names that they have there. */
export const brandShades = ({ accent, accentText, fresh, freshText }: BrandColours): Record<`--${string}`, Colour> => ({
  '--orange': accent,
  '--orange-ink': accentText,
  '--orange-tint': tintOf(accent),
  '--green': fresh,
  '--green-light': mix(fresh, '#ffffff', 0.1),
  '--green-ink': freshText,
  '--green-tint': tintOf(fresh),
});
