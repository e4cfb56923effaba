import { screen } from '@traiteur/front/routing/screen.ts';
import { localName, noun } from '../../noun/noun.ts';

export const productConstants = noun({
  tag: 'product-constants',
  screens: {
    productConstants: screen('/products/constants', '/en/products/constants', [
      'product-constants get',
      'categories list',
      'tax-rates list',
    ]),
  },
  titles: { productConstants: 'productConstants.title' },
  shownOn: 'productConstants',
  isLogged: true,
});

/** No screens of their own: the screen of the constants writes them. */
export const categories = noun({
  tag: 'categories',
  screens: {},
  titles: {},
  nameOf: localName,
  shownOn: 'productConstants',
  isLogged: true,
});

export const taxRates = noun({
  tag: 'tax-rates',
  screens: {},
  titles: {},
  nameOf: localName,
  shownOn: 'productConstants',
  isLogged: true,
});
