import type { MenuDay, WholeMeal } from '@traiteur/contract/catalogue/menus.ts';
import type { Visit } from '../site/page.tsx';
import type { Product } from 'schema-dts';
import { addressOf } from '../addresses.ts';

/** Facts of schema.org: a `Product` with one `Offer` per size. */
export function productFacts(
  meal: WholeMeal,
  day: MenuDay | undefined,
  { world, locale }: Visit,
): Exclude<Product, string> {
  const url = world.origin + addressOf('meal', locale, { slug: meal.slug[locale] });
  return {
    '@type': 'Product',
    name: meal.name[locale],
    description: meal.description[locale],
    category: meal.category.name[locale],
    brand: { '@type': 'Brand', name: world.brand },
    url,
    ...(meal.pictures.length > 0 && {
      image: meal.pictures.map(({ pictureId }) => `${world.origin}/api/pictures/${pictureId}?width=1280`),
    }),
    offers: meal.offers.map(({ size, price, left }) => ({
      '@type': 'Offer',
      name: size[locale],
      price: priceText(price, world.currency),
      priceCurrency: world.currency,
      availability: `https://schema.org/${day && left !== 0 ? 'InStock' : 'OutOfStock'}`,
      url,
    })),
  };
}

/** "12.50": for machines, without the currency. */
function priceText(cents: number, currency: string): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const text = String(cents).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
