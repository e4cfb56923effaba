import type { Locale } from '@traiteur/domain/text/language.ts';
import type { ReactNode } from 'react';

interface Words {
  text: string;
  isBold?: boolean;
}

/** A paragraph that may go on to the next label, or something that stays whole. */
export type LabelPart = { key: string } & (
  | { words: readonly Words[]; style?: 'eater' | 'client'; language?: Locale }
  | { node: ReactNode /** What comes after it flows around it. */; isBeside?: true }
);

/** What is never parted. */
export interface LabelUnit {
  part: string;
  index: number;
  text: string;
  isBold: boolean;
}

export const unitsOf = (parts: readonly LabelPart[]): LabelUnit[] =>
  parts.flatMap((part) => {
    if ('node' in part) return [{ part: part.key, index: 0, text: '', isBold: false }];
    const pieces = part.words.flatMap(({ text, isBold = false }) =>
      // A word keeps the space behind it, so that lines break where they did.
      (text.match(/(?:[^\S\u00a0\u202f])*(?:\S|[\u00a0\u202f])+(?:[^\S\u00a0\u202f])*/gu) ?? []).map((piece) => ({
        text: piece,
        isBold,
      })),
    );
    return pieces.map((piece, index) => ({ part: part.key, index, ...piece }));
  });
