import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { salesReport } from '@traiteur/words/money/sales-report.ts';
import { expect, test } from 'vitest';
import { menuGroups, shownEntries } from './menu-groups.ts';

const isAlwaysOffered = () => true;

test('sizes are hidden, and nothing else is', () => {
  const hiddenEntries = menuGroups.flatMap(({ entries }) => entries.filter((entry) => entry.hidden));
  expect(hiddenEntries.map(({ screen }) => screen)).toEqual(['sizes', 'sizeAdd']);
});

test('no hidden entry is shown', () => {
  const entries = menuGroups.flatMap((group) => shownEntries(group, isAlwaysOffered));
  expect(entries.filter(({ hidden }) => hidden)).toEqual([]);
});

test('what a user may not do is not shown', () => {
  const [products] = menuGroups;
  const entriesOfTagReader = products && shownEntries(products, ({ needs }) => needs[0] === 'tags list');
  expect(entriesOfTagReader?.map(({ screen }) => screen)).toEqual(['tags']);
});

test('the sales report has the name that the French know it by', () => {
  expect(catalogueOf({ salesReport }, 'fr').salesReport.menu).toBe('Rapport de Ventes');
});
