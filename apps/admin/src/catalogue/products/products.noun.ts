import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { screen } from '@traiteur/front/routing/screen.ts';
import { localName, noun, type RecordTexts } from '../../noun/noun.ts';

const choices = ['categories list', 'tags list', 'allergens list', 'sizes list'] as const;
const formChoices = [...choices, 'tax-rates list'] as const;

export const products = noun({
  tag: 'products',
  screens: {
    products: screen('/produits', '/en/products', ['products list', 'categories list']),
    productAdd: screen('/produits/ajout', '/en/products/add', ['products create', ...formChoices]),
    product: screen('/produits/:id', '/en/products/:id', ['products get', ...choices]),
    productEdit: screen('/produits/:id/modifier', '/en/products/:id/edit', [
      'products update',
      'products get',
      ...formChoices,
    ]),
  },
  titles: { products: 'products.title', productAdd: 'products.add' },
  menu: {
    group: 'products',
    entries: [
      { screen: 'products', label: 'products.menu' },
      { screen: 'productAdd', label: 'products.add' },
    ],
  },
  shownOn: 'product',
  nameOf: localName,
  found: {
    heading: 'products.title',
    detail: ({ category }: ProductRow, texts: RecordTexts) => texts.name(category),
  },
  isLogged: true,
});
