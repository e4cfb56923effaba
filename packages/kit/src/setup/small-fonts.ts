import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface SmallFont {
  /** Path in the package, as its style sheet names it. */
  file: string;
  letters: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** OpenType features in use; each adds glyphs. */
  features: string[];
}

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** All characters of French and English, and the usual ones in neighbours' names. */
export const scriptLetters = `${between(0x20, 0x7e)}ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŒŸàáâäçèéêëíîïñóôöùúûüœÿß\u00a0\u202f«»·–—‘’“”…€°`;

const positions = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga'];

const fonts: readonly SmallFont[] = [
  {
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    // This file's `unicode-range`.
    letters: `${between(0x20, 0xff)}ŒœŸıʻʼˆ˚˜\u0304\u0308\u0329${between(0x2000, 0x206f)}€™↑↓−∕\ufeff\ufffd`,
    axes: { wght: { min: 400, max: 700 } },
    features: [...positions, 'calt', 'tnum'],
  },
  {
    file: '@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2',
    letters: scriptLetters,
    axes: { wght: 600 },
    // Without the alternates for repeated letters, which are most of the file.
    features: positions,
  },
];

/** Subsets each font file to what we use: a third of the bytes. */
export function smallFonts(root: string): Plugin {
  const folder = join(root, '.cache/fonts');
  return {
    name: 'small-fonts',
    async config() {
      mkdirSync(folder, { recursive: true });
      return { resolve: { alias: await Promise.all(fonts.map((font) => replacementOf(font, folder))) } };
    },
  };
}

async function replacementOf({ file, letters, axes, features }: SmallFont, folder: string) {
  const { default: subsetFont } = await import('subset-font');
  const font = readFileSync(createRequire(import.meta.url).resolve(file));
  const options = { targetFormat: 'woff2' as const, variationAxes: axes, keepFeatures: features };
  const name = file.slice(file.lastIndexOf('/') + 1);
  const replacement = join(folder, name);
  writeFileSync(replacement, await subsetFont(font, letters, options));
  return { find: new RegExp(`^.*/${name.replaceAll('.', '\\.')}$`), replacement };
}
