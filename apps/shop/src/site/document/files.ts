import type { Locale } from '@traiteur/domain/text/language.ts';
import built from 'virtual:built-files';

const styles = 'style.css';
const entry = 'src/main.tsx';

export const style = `/${built[styles]?.file ?? ''}`;
export const script = `/${built[entry]?.file ?? ''}`;

export const workerFile = `/${built['src/offline/worker.ts']?.file ?? ''}`;

/** Preloaded with the style, so that the first paint has them. French and English need only latin. */
export const fonts = Object.values(built)
  .map(({ file }) => `/${file}`)
  .filter((address) => /\/(?:inter|caveat)-latin-wght-.*\.woff2$/.test(address));

/** The islands' texts. Preloaded: the script would ask for them only once it runs. */
const wordsOf = (locale: Locale): string => `../../words/shop/${locale}-entrance`;

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
