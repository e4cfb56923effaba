/** Figures that a site text may name in braces, in French and English. */
export const siteFigures = {
  brand: ['maison', 'brand'],
  notice: ['préavis', 'notice'],
  promise: ['promesse', 'promise'],
  fee: ['frais', 'fee'],
  free: ['franco', 'free'],
  choices: ['plats', 'meals'],
  vegetarian: ['végétarien', 'vegetarian'],
  allergens: ['allergènes', 'allergens'],
  payments: ['paiements', 'payments'],
} as const;
export type SiteFigure = keyof typeof siteFigures;

/** Undefined for a figure that the house does not have. */
export type FigureValues = Readonly<Record<SiteFigure, string | undefined>>;

const byName = new Map<string, SiteFigure>(
  Object.entries(siteFigures).flatMap(([figure, names]) => names.map((name) => [name, figure as SiteFigure] as const)),
);
const braces = /\{([^{}\n]*)\}/gu;
const figureNamed = (name: string) => byName.get(name.trim().toLowerCase().normalize('NFC'));

export const unknownFigures = (text: string): string[] =>
  [...text.matchAll(braces)].flatMap(([match, name = '']) => (figureNamed(name) ? [] : [match]));

/** Drops paragraphs with a figure that the house does not have. */
export const withFigures = (text: string, values: FigureValues): string =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => figuresIn(paragraph).every((figure) => values[figure] !== undefined))
    .join('\n\n')
    .replace(braces, (match, name: string) => {
      const figure = figureNamed(name);
      return (figure && values[figure]) ?? match;
    });

const figuresIn = (text: string): SiteFigure[] =>
  [...text.matchAll(braces)].flatMap(([, name = '']) => figureNamed(name) ?? []);
