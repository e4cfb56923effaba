/** Figures of the house that a text of the site may name in braces, by their French and their English name. */
export const siteFigures = {
  brand: ['maison', 'brand'],
  notice: ['préavis', 'notice'],
  promise: ['promesse', 'promise'],
  fee: ['frais', 'fee'],
  free: ['franco', 'free'],
  choices: ['plats', 'meals'],
} as const;
export type SiteFigure = keyof typeof siteFigures;

/** What the figures are now; one that the house does not have is undefined. */
export type FigureValues = Readonly<Record<SiteFigure, string | undefined>>;

const byName = new Map<string, SiteFigure>(
  Object.entries(siteFigures).flatMap(([figure, names]) =>
    // The keys of the list above.
    names.map((name) => [name, figure as SiteFigure] as const),
  ),
);
const braces = /\{([^{}\n]*)\}/gu;
const figureNamed = (name: string) => byName.get(name.trim().toLowerCase().normalize('NFC'));

/** What stands in braces and is no figure. */
export const unknownFigures = (text: string): string[] =>
  [...text.matchAll(braces)].flatMap(([match, name = '']) => (figureNamed(name) ? [] : [match]));

/** The text with its figures. A paragraph that names one which the house does not have is left out. */
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
