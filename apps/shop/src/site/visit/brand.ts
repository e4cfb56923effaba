import { type iconSizes, logoHeights } from '@traiteur/contract/catalogue/pictures.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { brandColourNames, brandShades, usualColours } from '@traiteur/domain/site/brand-colours.ts';
import type { ReadSite } from './read-site.ts';

type Brand = SiteTexts['brand'];

export const logoOf = ({ logoId }: Brand): { src: string; srcSet?: string } =>
  logoId
    ? {
        src: logoAt(logoId, plainHeight),
        srcSet: logoHeights
          .map((height) => `${logoAt(logoId, height)} ${Number(height) / Number(plainHeight)}x`)
          .join(),
      }
    : { src: '/brand.svg' };

export const iconOf = ({ logoId }: Brand, size: (typeof iconSizes)[number]): string =>
  logoId ? `/api/pictures/${logoId}?icon=${size}` : `/brand-${size}.png`;

const [plainHeight] = logoHeights;
const logoAt = (id: string, height: string) => `/api/pictures/${id}?height=${height}`;

const path = '/brand.css';
export const isBrandStyle = (url: URL): boolean => url.pathname === path;

/** Undefined for the default colours, which the style sheet has. */
export function brandStyleOf({ brand: { colours }, version }: SiteTexts, preview: string | undefined) {
  if (brandColourNames.every((name) => colours[name] === usualColours[name])) return undefined;
  return `${path}?${preview ? `preview=${preview}` : `version=${version}`}`;
}

/** Cached only under the current version: an early request for the next version would cache today's colours there. */
export function brandStyle({ site, preview }: ReadSite, { pathname, search }: URL): Response {
  const isTheirs = brandStyleOf(site, preview) === pathname + search;
  const shades = Object.entries(brandShades(site.brand.colours)).map(([name, colour]) => `${name}:${colour}`);
  return new Response(`:root{${shades.join(';')}}`, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isTheirs ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  });
}
