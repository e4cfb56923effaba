import { type Colour, contrastOf, leastContrast, mix } from './contrast.ts';

/** Fills carry dark text; text colours stand on light grounds. */
export const brandColourNames = ['accent', 'accentText', 'fresh', 'freshText'] as const;
export type BrandColourName = (typeof brandColourNames)[number];
export type BrandColours = Readonly<Record<BrandColourName, Colour>>;

export const usualColours: BrandColours = {
  accent: '#ef7622',
  accentText: '#a84a08',
  fresh: '#86c341',
  freshText: '#43701a',
};

const ink = '#1f2a16';
const grounds = ['#fffdf9', '#f7f3ea'];

const tintShare = 0.12;
const tintOf = (fill: Colour): Colour => mix('#ffffff', fill, tintShare);

const opposites: Readonly<Record<BrandColourName, (colours: BrandColours) => Colour[]>> = {
  accent: () => [ink],
  accentText: ({ accent }) => [...grounds, tintOf(accent)],
  fresh: () => [ink],
  freshText: ({ fresh }) => [...grounds, tintOf(fresh)],
};

export const brandContrast = (name: BrandColourName, colours: BrandColours): number =>
  Math.min(...opposites[name](colours).map((opposite) => contrastOf(colours[name], opposite)));

export const faintColours = (colours: BrandColours): { name: BrandColourName; ratio: number }[] =>
  brandColourNames
    .map((name) => ({ name, ratio: brandContrast(name, colours) }))
    .filter(({ ratio }) => ratio < leastContrast);

export const brandShades = ({ accent, accentText, fresh, freshText }: BrandColours): Record<`--${string}`, Colour> => ({
  '--orange': accent,
  '--orange-ink': accentText,
  '--orange-tint': tintOf(accent),
  '--green': fresh,
  '--green-light': mix(fresh, '#ffffff', 0.1),
  '--green-ink': freshText,
  '--green-tint': tintOf(fresh),
});
