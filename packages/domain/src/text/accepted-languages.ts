import type { Locale } from './language.ts';

/** The languages of an `Accept-Language` header, the best first: `fr-FR`, `en`. */
export const acceptedLanguages = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(';');
      return { tag, quality: Number(quality.trim().slice(2)) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);

/** The first of these languages that we speak; French where there is none. */
export function spokenLocale(tags: readonly string[]): Locale {
  const languages = tags.map((tag) => tag.split('-')[0]?.toLowerCase());
  return languages.find((language) => language === 'fr' || language === 'en') === 'en' ? 'en' : 'fr';
}
