import { plainText } from '../../text/slug.ts';

export interface TextWord {
  /** Plain and without the endings of plurals, so that one form stands for all; `e322` for an additive. */
  stem: string;
  /** As it is typed, in lower case. */
  typed: string;
  at: number;
  end: number;
  /** What stands between the word before and this one. */
  before: string;
}

const additive = String.raw`E[ -\u00a0\u202f]?\d{3,4}[a-z]{0,2}(?![\p{L}\p{N}])`;
const words = new RegExp(String.raw`(?<![\p{L}\p{N}])${additive}|[\p{L}\p{M}\p{N}]+`, 'giu');

export function wordsOfText(text: string): TextWord[] {
  let end = 0;
  return Array.from(text.matchAll(words), ({ 0: word, index }) => {
    const gap = text.slice(end, index);
    end = index + word.length;
    return { stem: stemOf(word), typed: word.toLowerCase().normalize('NFC'), at: index, end, before: gap };
  });
}

/** Alike in both languages: it compares text with the lexicon, and is no word itself. */
function stemOf(word: string): string {
  const plain = plainText(word);
  const number = /^e\D?(\d{3,4})[a-z]*$/.exec(plain)?.[1];
  if (number) return `e${number}`;
  if (plain.length < 4) return plain;
  return plain
    .replace(/(?<!s)[sx]$/, '')
    .replace(/(?:ie|y)$/, 'i')
    .replace(/(?<=.{4})e$/, '');
}
