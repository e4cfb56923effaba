import { company } from '@traiteur/words/house/company.ts';
import { invoices } from '@traiteur/words/money/invoices.ts';
import { faults } from '@traiteur/words/refusals/faults.ts';
import { front } from '@traiteur/words/frame/front.ts';
import { orders } from '@traiteur/words/orders/orders.ts';
import { products } from '@traiteur/words/catalogue/products.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { expect, test, vi } from 'vitest';
import { createMessages } from './messages.ts';

const ofFront = { front, faults, orders, products, invoices, company } as const;

test('a front end carries the texts of these parts and its own, and fetches a language once', async () => {
  const words = { ...ofFront, basket: { empty: ['Panier vide', 'Empty basket'] } } as const;
  const fetchMessages = vi.fn((locale: 'fr' | 'en') => Promise.resolve(catalogueOf(words, locale)));
  const messages = createMessages(fetchMessages);
  await messages.load('en');
  await messages.load('en');
  expect(fetchMessages.mock.calls).toEqual([['en', 'all']]);
  expect(messages.of('en')?.front.tryAgain).toBe('Try again');
  expect(messages.of('fr')?.front.tryAgain).toBe('Try again');
  // @ts-expect-error: the parts of orders would have no texts
  createMessages(() => Promise.resolve(catalogueOf({ front, faults, products, invoices, company }, 'fr')));
});

test('the entrance comes with its own texts, and the others take their place once one goes on', async () => {
  const catalogue = catalogueOf(ofFront, 'fr');
  const entrance = { ...catalogue, orders: {} } as typeof catalogue;
  const messages = createMessages((_, part) => Promise.resolve(part === 'all' ? catalogue : entrance));
  await messages.load('fr', 'entrance');
  expect([messages.areAll('fr'), messages.of('fr')]).toEqual([false, entrance]);
  await messages.load('fr');
  await messages.load('fr', 'entrance');
  expect([messages.areAll('fr'), messages.of('fr')]).toEqual([true, catalogue]);
});
