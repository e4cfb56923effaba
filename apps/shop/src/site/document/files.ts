import type { Locale } from '@traiteur/domain/text/language.ts';
import built from 'virtual:built-files';

const styles = 'style.css';
const entry = 'src/main.tsx';

/** Addresses of what every page loads. */
export const style = `/${built[styles]?.file ?? ''}`;
export const script = `/${built[entry]?.file ?? ''}`;

/** What the service worker runs. */
export const workerFile = `/${built['src/offline/worker.ts']?.file ?? ''}`;

/** Of the fonts that French and English are written with: they come with the style, so that a page is drawn with them at once. */
export const fonts = Object.values(built)
  .map(({ file }) => `/${file}`)
  .filter((address) => /\/(?:inter|caveat)-latin-wght-.*\.woff2$/.test(address));

/** The texts of what goes on in the browser: they are asked for by the script, and would begin only once that is there. */
const wordsOf = (locale: Locale): string => `../../words/shop/${locale}-entrance`;

/** Addresses of all scripts that sources lead to, and of their texts, so that a browser fetches them side by side. */
export function scriptsOf(sources: readonly string[], locale: Locale): string[] {
  const scripts = new Set<string>();
  const add = (source: string): void => {
    const file = built[source];
    if (!file || scripts.has(file.file)) return;
    scripts.add(file.file);
    for (const imported of file.imports ?? []) add(imported);
  };
  for (const source of [entry, wordsOf(locale), ...sources]) add(source);
  return [...scripts].map((file) => `/${file}`);
}
