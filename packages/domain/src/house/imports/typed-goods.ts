import { type Amount, type Unit, units } from '../../kitchen/pots/amounts.ts';
import type { Storage } from '../../kitchen/stock/storages.ts';
import { numberTyped, plainWords } from './typed-cells.ts';

/** Of 100 g. What is below a limit is read as the limit, and traces as none; a dash is not known, as in Ciqual. */
export function nutrientTyped(text: string): number | undefined {
  if (/^traces?$/.test(plainWords(text))) return 0;
  return numberTyped(text.replace(/^\s*[<≤]\s*/u, '').replace(/\s*(?:k?cal|kj|g)$/i, ''));
}

export const isDash = (text: string): boolean => /^[-–—]$/.test(text.trim());

const storageWords: readonly (readonly [Storage, RegExp])[] = [
  ['frozen', /\b(?:surgele|congele|congelateur|froid negatif|frozen|freezer)/],
  ['chilled', /\b(?:frais|refrigere|frigo|froid|chilled|fridge|refrigerated)/],
  ['dry', /\b(?:sec|ambiant|ambiante|epicerie|dry|ambient)\b/],
];

export function storageTyped(text: string): Storage | undefined {
  const words = plainWords(text);
  return storageWords.find(([, pattern]) => pattern.test(words))?.[0];
}

const unitWords: Readonly<Record<string, Unit>> = {
  ...Object.fromEntries(units.map((unit) => [unit, unit])),
  gr: 'g',
  gramme: 'g',
  kilo: 'kg',
  litre: 'l',
  liter: 'l',
  pc: 'piece',
  pce: 'piece',
  unite: 'piece',
  u: 'piece',
};

/** `5 kg`, `6 × 1 l`, `12x500 g`, `180 pièces`. Undefined where it is no amount, or finer than a thousandth. */
export function packTyped(text: string): Amount | undefined {
  const [, times = '1', count = '', unitText = ''] =
    /^(?:([\d\s]+)\s*[x×*]\s*)?([\d.,\s]+)\s*(\p{L}+)\.?$/iu.exec(text) ?? [];
  const unit = unitWords[plainWords(unitText)] ?? unitWords[plainWords(unitText).replace(/s$/, '')];
  const thousandths = (numberTyped(count) ?? Number.NaN) * (numberTyped(times) ?? Number.NaN) * 1000;
  const quantity = Math.round(thousandths);
  return unit && quantity > 0 && Math.abs(quantity - thousandths) < 1e-6 ? { quantity, unit } : undefined;
}
