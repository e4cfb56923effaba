import type { Screen } from '@traiteur/front/routing/screen.ts';
import { type PlainScreen, site } from './addresses.ts';
import type { Label, Noun } from './noun/noun.ts';
import { nouns } from './nouns.ts';

export interface MenuEntry {
  screen: PlainScreen;
  label: Label;
  /** Declared but not shown. */
  hidden?: true;
}

export interface MenuGroup {
  words: NonNullable<Noun['menu']>['group'];
  entries: readonly MenuEntry[];
  /** Where the collapsed rail leads, when not to the first entry. */
  lead?: PlainScreen;
}

const entriesOf = (group: MenuGroup['words']): readonly MenuEntry[] =>
  nouns.flatMap((noun) => ('menu' in noun && noun.menu?.group === group ? [...noun.menu.entries] : []));

/** The menu below the dashboard, in the order of the nouns. `shownEntries` filters it for a user. */
export const menuGroups: readonly MenuGroup[] = [
  { words: 'products', entries: entriesOf('products') },
  { words: 'orders', entries: entriesOf('orders') },
  // The first entry is the form that adds a configuration, which is rarely used.
  { words: 'deliveries', entries: entriesOf('deliveries'), lead: 'deliveryReport' },
  { words: 'clients', entries: entriesOf('clients') },
  { words: 'kitchen', entries: entriesOf('kitchen') },
];

export const shownEntries = (group: MenuGroup, isOffered: (screen: Screen) => boolean): readonly MenuEntry[] =>
  group.entries.filter(({ screen, hidden }) => !hidden && isOffered(site.screens[screen]));
