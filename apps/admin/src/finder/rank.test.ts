import { words } from '@traiteur/words/administration.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { isWorthAsking, byRank } from './rank.ts';
import { screenTitles } from '../addresses.ts';
import { foundScreens, namedScreens } from './use-found-screens.ts';

const titles = [
  'Commandes',
  'Ajouter une commande',
  'Zones de livraison',
  'Mots-clefs',
  'Export des clients',
  'Allergènes',
];
const matchesOf = (text: string) => byRank(text, titles, (title) => title);

test.each([
  ['a title by its beginning', 'zon', ['Zones de livraison']],
  ['a title by the beginning of a later word', 'livr', ['Zones de livraison']],
  ['a title by the words of it in another order', 'commande ajouter', ['Ajouter une commande']],
  ['a title by a word after a hyphen', 'clef', ['Mots-clefs']],
  ['a title by its middle', 'lergen', ['Allergènes']],
  ['accents and capitals that were not typed', 'ALLERGENES', ['Allergènes']],
  ['accents that the title does not have', 'çommandés', ['Commandes']],
  ['spaces around what was typed', '  zones  ', ['Zones de livraison']],
  ['nothing where one of the words is missing', 'zones de cuisine', []],
])('finds %s', (_, text, titlesFound) => {
  expect(matchesOf(text)).toEqual(titlesFound);
});

test('puts what begins with it before what has a word that does, and that before the rest', () => {
  const dishes = ['Petit riz', 'Priorité', 'Riz au lait', 'Curry de riz'];
  expect(byRank('riz', dishes, (dish) => dish)).toEqual(['Riz au lait', 'Petit riz', 'Curry de riz']);
  expect(byRank('ri', dishes, (dish) => dish)).toEqual(['Riz au lait', 'Petit riz', 'Curry de riz', 'Priorité']);
});

test('gives all in their order while nothing is typed', () => {
  expect(matchesOf(' ')).toEqual(titles);
});

test.each([
  ['a name', 'Inès', true],
  ['a short name beside a long one', 'Li Marchand', true],
  ['the end of an order’s number', '0412', true],
  ['two letters', 'in', false],
  ['words of two letters', 'de la', false],
  ['letters that signs keep apart', 'a@b.fr', false],
  ['a phone in groups of two', '06 39', true],
  ['signs', '---', false],
])('the lists are asked for %s: %s, %s', (_, text, isAsked) => {
  expect(isWorthAsking(text)).toBe(isAsked);
});

test.each(['fr', 'en'] as const)('each screen comes first once its title is typed, in %s', (locale) => {
  const screens = namedScreens(createTranslator({ locale, messages: catalogueOf(words, locale) }));
  const firstOf = (text: string) => byRank(text, screens, ({ searchText }) => searchText)[0]?.title;
  const titles = screens.map(({ title }) => title);
  expect(titles.map((title) => firstOf(title.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')))).toEqual(titles);
});

test.each([
  ['fr', 'tva', 'productConstants'],
  ['fr', 'menu', 'menuPlanning'],
  ['fr', 'iban', 'company'],
  ['fr', 'fermeture', 'deliveryConfigurations'],
  ['fr', 'smtp', 'houseSettings'],
  ['fr', 'stripe', 'houseSettings'],
  ['fr', 'pénalités', 'company'],
  ['fr', 'préavis', 'deliveryConfigurations'],
  ['fr', 'webhook', 'houseSettings'],
  ['fr', 'quantité maximale', 'productConstants'],
  ['fr', 'mot de passe', 'account'],
  ['en', 'vat', 'productConstants'],
  ['en', 'holiday', 'deliveryConfigurations'],
  ['en', 'password', 'account'],
] as const)('in %s a screen is found by what it holds: %s', (locale, text, name) => {
  const screens = namedScreens(createTranslator({ locale, messages: catalogueOf(words, locale) }));
  expect(foundScreens(text, screens)[0]?.name).toBe(name);
});

test('a screen that is found by one of its settings says which', () => {
  const screens = namedScreens(createTranslator({ locale: 'fr', messages: catalogueOf(words, 'fr') }));
  expect(foundScreens('préavis', screens)[0]?.detail).toBe('Préavis');
  expect(foundScreens('entreprise', screens)[0]?.detail).toBeUndefined();
  expect(foundScreens(' ', screens)).toEqual(screens);
});

test('each screen that has keywords has a title to be shown by', () => {
  expect(Object.keys(words.finder.keywords).filter((name) => !(name in screenTitles))).toEqual([]);
});
