import { everyOperation } from '@traiteur/contract/operations.ts';
import type { Operations } from '@traiteur/contract/statement/operation.ts';
import { expect, test } from 'vitest';
import { screens } from '../../apps/admin/src/addresses.ts';
import type { Screen } from '@traiteur/front/routing/screen.ts';
import { openBrowser } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn } = await openBrowser(sharedSite());
const claire = await signedIn();

const operations = new Map(everyOperation.map((noun) => [noun.tag as string, noun.operations as Operations]));

/** Screens that create something, with the fields of its operation. */
const forms = Object.entries<Screen>(screens).flatMap(([name, { fr, needs }]) => {
  const [tag, operation] = needs[0]?.split(' ') ?? [];
  const body = tag && operation?.startsWith('create') ? operations.get(tag)?.[operation]?.body : undefined;
  return body && 'shape' in body ? [{ name, path: fr, fields: Object.keys(body.shape as object) }] : [];
});

test('there are forms to look at', () => {
  expect(forms.length).toBeGreaterThan(3);
});

test.each(forms)('$name draws every field it can save', async ({ path, fields }) => {
  await claire.walk(path);
  const drawnFields = await claire.page
    .locator('[data-field]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-field') ?? ''));
  expect(fields.filter((field) => !drawnFields.some((name) => name.split('.')[0] === field))).toEqual([]);
});
