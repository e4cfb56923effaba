import type { DrawnPage, RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';
import { locales } from '@traiteur/domain/text/language.ts';
import { isShown } from './shown-pages.ts';
import { addressOf, patternAddress } from '../../addresses.ts';

const pages = ['home', 'about', 'questions', 'contact', 'terms', 'legal'] as const;

export const robots = (origin: string): Response =>
  new Response(`User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'max-age=3600' },
  });

/** In each language of the site: pages of the house, menus of open days, their dishes. */
export async function sitemap({ call, origin, onlyLanguage }: RenderingWorld): Promise<DrawnPage> {
  const ask = call('fr');
  const [{ items }, site] = await Promise.all([ask('menus', 'listMenuDays'), ask('site-texts', 'get')]);
  const days = items.filter(({ state }) => state === 'open');
  const menus = await Promise.all(days.slice(0, 7).map(({ date }) => ask('menus', 'listMenu', { date })));
  const meals = new Map(menus.flatMap(({ meals: menuMeals }) => menuMeals.map((meal) => [meal.id, meal.slug])));
  const addresses = [
    ...pages
      .filter((name) => isShown(name, site))
      .map((name) => ({ fr: patternAddress(name, 'fr', {}), en: patternAddress(name, 'en', {}) })),
    ...days.map(({ date }) => ({ fr: addressOf('menu', 'fr', { date }), en: addressOf('menu', 'en', { date }) })),
    ...[...meals.values()].map((slug) => ({
      fr: addressOf('meal', 'fr', { slug: slug.fr }),
      en: addressOf('meal', 'en', { slug: slug.en }),
    })),
  ];
  const languages = locales.filter((locale) => !onlyLanguage || locale === onlyLanguage);
  const urls = addresses.flatMap((address) =>
    languages.map((locale) => {
      const alternates = languages.map(
        (otherLocale) =>
          `<xhtml:link rel="alternate" hreflang="${otherLocale}" href="${origin}${address[otherLocale]}"/>`,
      );
      return `<url><loc>${origin}${address[locale]}</loc>${alternates.join('')}</url>`;
    }),
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' };
  return { status: 200, headers, html: text };
}
