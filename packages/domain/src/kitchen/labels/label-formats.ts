/** What labels are printed on. */
export const labelFormats = ['small-roll', 'large-roll', 'sheet'] as const;
export type LabelFormat = (typeof labelFormats)[number];

interface FormatSize {
  /** Millimetres of one label. */
  width: number;
  height: number;
  padding: number;
  /** Least height of a small x, by the largest side of the pack (article 13 of Regulation (EU) 1169/2011). */
  letterHeight: 0.9 | 1.2;
}

/** The small roll is for packs whose largest side is below 80 cm², such as pots: their letters may be smaller. */
export const formatSizes: Readonly<Record<LabelFormat, FormatSize>> = {
  'small-roll': { width: 58, height: 40, padding: 1.5, letterHeight: 0.9 },
  'large-roll': { width: 100, height: 60, padding: 3, letterHeight: 1.2 },
  sheet: { width: 99.1, height: 67.7, padding: 4, letterHeight: 1.2 },
};
