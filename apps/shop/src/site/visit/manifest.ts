import type { DrawnPage } from '@traiteur/contract/wire/rendered-site.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { addressOf } from '../../addresses.ts';
import { iconOf } from './brand.ts';

const addresses = { fr: '/app.webmanifest', en: '/en/app.webmanifest' } as const;

export const manifestAddress = (locale: Locale): string => addresses[locale];

export const isManifest = (path: string): boolean => Object.values(addresses).some((address) => address === path);

export function manifest({ brand }: Pick<SiteTexts, 'brand'>, locale: Locale): DrawnPage {
  const icon = (size: '192' | '512') => ({ src: iconOf(brand, size), sizes: `${size}x${size}`, type: 'image/png' });
  const text = JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    lang: locale,
    start_url: addressOf('home', locale),
    scope: '/',
    display: 'standalone',
    background_color: '#fffdf9',
    theme_color: '#fffdf9',
    icons: [
      ...(['192', '512'] as const).map((size) => ({ ...icon(size), purpose: 'any' })),
      { ...icon('512'), purpose: 'maskable' },
      ...(brand.logoId ? [] : [{ src: '/brand.svg', sizes: 'any', type: 'image/svg+xml' }]),
    ],
  });
  return {
    status: 200,
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'max-age=86400' },
    html: text,
  };
}
