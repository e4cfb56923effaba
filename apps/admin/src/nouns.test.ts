import { everyOperation } from '@traiteur/contract/operations.ts';
import { auditOf, loggedAs, type Operation, type Tagged } from '@traiteur/contract/statement/operation.ts';
import { words } from '@traiteur/words/administration.ts';
import { expect, test } from 'vitest';
import { screenNamed, screens, screenTitles } from './addresses.ts';
import { keyOf, type Noun } from './noun/noun.ts';
import { nouns as stated } from './nouns.ts';

const nouns: readonly Noun[] = stated;
const contract: readonly Tagged[] = everyOperation;
const tags = nouns.map(({ tag }) => tag);

/** What the administration calls for other screens, and shows on none of its own. */
const withoutScreen = [
  'provider-sign-ins',
  'sessions',
  'pictures',
  'cities',
  'postal-code-lookups',
  'zone-maps',
  'wanted-areas',
  'stop-orders',
  'eligibility',
  'delivery-slots',
  'order-news',
  'order-presences',
  'saved-views',
  'uses',
  'menu-templates',
  'cooked-batches',
] satisfies (typeof everyOperation)[number]['tag'][];

/** What the site where clients order calls, and the administration does not. */
const ofSite = [
  'client-accounts',
  'client-provider-sign-ins',
  'own-profile',
  'own-addresses',
  'own-eaters',
  'own-invoices',
  'own-orders',
  'own-cards',
  'own-payments',
  'carts',
  'menus',
] satisfies (typeof everyOperation)[number]['tag'][];

const messages: Record<string, object> = words;
const isText = (label: string) =>
  label.split('.').reduce<unknown>((within, step) => (within as Record<string, unknown> | undefined)?.[step], messages);

test('every noun of the contract is one of the administration', () => {
  const missingNouns = contract.filter(
    ({ tag }) => ![...tags, ...withoutScreen, ...ofSite].some((name) => name === tag),
  );
  expect(missingNouns.map(({ tag }) => tag)).toEqual([]);
  expect(tags).toEqual([...new Set(tags)]);
});

test('every noun that one adds to has the words of its list, its form and its log', () => {
  const writtenNouns = contract.filter(({ operations }) => 'create' in operations);
  expect(writtenNouns.length).toBeGreaterThan(11);
  const wordless = writtenNouns.filter(({ tag }) => {
    const nounWords = messages[keyOf(tag)] ?? {};
    return !['title', 'add', 'fields'].every((name) => name in nounWords);
  });
  expect(wordless.map(({ tag }) => tag)).toEqual([]);
});

test('every screen that an address alone leads to has a title, and every title and entry of the menu its text', () => {
  const plain = Object.entries(screens).filter(
    ([, { fr, middleware }]) => !fr.includes(':') && middleware[0] === 'auth',
  );
  expect(Object.keys(screenTitles).sort()).toEqual(plain.map(([name]) => name).sort());
  const labels = nouns.flatMap(({ titles, menu }) => [
    ...Object.values(titles),
    ...(menu?.entries ?? []).map(({ label }) => label),
  ]);
  expect(labels.filter((label) => !isText(label))).toEqual([]);
});

test('every screen belongs to one noun, and what a noun leads to is a screen', () => {
  const names = nouns.flatMap((noun) => Object.keys(noun.screens));
  expect(names).toEqual([...new Set(names)]);
  const targets = nouns.flatMap(({ shownOn }) => shownOn ?? []);
  expect(targets.length).toBeGreaterThan(12);
  expect(targets.filter((target) => !screenNamed(target))).toEqual([]);
});

test('what one adds or the search finds has a name', () => {
  const tagsWithForm = new Set<string>(
    contract.filter(({ operations }) => 'create' in operations).map(({ tag }) => tag),
  );
  const nameless = nouns.filter((noun) => (noun.found || tagsWithForm.has(noun.tag)) && !noun.nameOf);
  expect(nameless.map(({ tag }) => tag)).toEqual([]);
});

test('what the search finds has a list that can be searched, and somewhere to lead to', () => {
  const searchedNouns = nouns.filter((noun) => noun.found);
  expect(searchedNouns.length).toBeGreaterThan(8);
  const lostNouns = searchedNouns.filter(({ tag, shownOn }) => {
    const list: Operation | undefined = contract.find((noun) => noun.tag === tag)?.operations['list'];
    return !list?.query || !('search' in list.query.shape) || !shownOn;
  });
  expect(lostNouns.map(({ tag }) => tag)).toEqual([]);
});

test('every noun of which the log keeps something can be looked for in the log, and leads from there to its records', () => {
  const loggedTags = contract.flatMap((noun) =>
    Object.entries(noun.operations).flatMap(([name, operation]) =>
      auditOf(operation) === 'none' ? [] : [loggedAs(noun, name).tag],
    ),
  );
  const logged = contract.filter(({ tag }) => loggedTags.includes(tag));
  const changedNouns = logged.filter(({ operations }) => 'create' in operations || 'update' in operations);
  expect(changedNouns.length).toBeGreaterThan(11);
  const nounsByTag = new Map(nouns.map((noun) => [noun.tag as string, noun]));
  expect(changedNouns.filter(({ tag }) => !nounsByTag.get(tag)?.shownOn).map(({ tag }) => tag)).toEqual([]);
  const unlisted = logged.filter(({ tag }) => !nounsByTag.get(tag)?.isLogged).map(({ tag }) => tag);
  // They have no screen: whoever looks for them looks for a person or a product.
  expect(unlisted).toEqual(['sessions', 'pictures']);
});
