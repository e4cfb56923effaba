import { localeOf } from '@traiteur/front/language/locale.ts';
import { addresses, type PageName } from './addresses.ts';

export interface PageMatch {
  name: PageName;
  parameters: Record<string, string>;
}

/** Patterns without parameters are tried first. */
const patterns = Object.entries(addresses)
  .map(([name, [fr, en]]) => ({
    name: name as PageName,
    fr: patternOf(fr),
    en: patternOf(en),
    words: fr.includes(':'),
  }))
  .sort((a, b) => Number(a.words) - Number(b.words));

export function placeAt(path: string): PageMatch | undefined {
  for (const { name, ...byLocale } of patterns) {
    const match = byLocale[localeOf(path)].exec({ pathname: path });
    if (!match) continue;
    const parameters = Object.entries(match.pathname.groups).flatMap(([key, value]) =>
      value ? [[key, decode(value)]] : [],
    );
    return { name, parameters: Object.fromEntries(parameters) as Record<string, string> };
  }
  return undefined;
}

function patternOf(pathname: string): URLPattern {
  return new URLPattern({ pathname });
}

/** An address that cannot be decoded leads nowhere. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
