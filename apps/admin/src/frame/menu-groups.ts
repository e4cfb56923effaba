import type { Messages } from '@traiteur/front/language/messages.ts';
import { type ScreenName, site } from '../addresses.ts';
import type { Screen } from '@traiteur/front/routing/screen.ts';

export interface MenuEntry {
  screen: ScreenName;
  words: keyof Messages['shell']['menu'];
  /** Stated but not shown. */
  hidden?: true;
}

export interface MenuGroup {
  words: 'products' | 'orders' | 'deliveries';
  entries: readonly MenuEntry[];
  /** Where the collapsed rail leads, where that is not the first entry. */
  lead?: ScreenName;
}

/** The menu below the dashboard: everything it has, in order. `shownEntries` says what of it somebody sees. */
export const menuGroups: readonly MenuGroup[] = [
  {
    words: 'products',
    entries: [
      { screen: 'products', words: 'productList' },
      { screen: 'productAdd', words: 'productAdd' },
      { screen: 'tags', words: 'tagList' },
      { screen: 'tagAdd', words: 'tagAdd' },
      { screen: 'allergens', words: 'allergenList' },
      { screen: 'allergenAdd', words: 'allergenAdd' },
      { screen: 'sizes', words: 'sizeList', hidden: true },
      { screen: 'sizeAdd', words: 'sizeAdd', hidden: true },
    ],
  },
  {
    words: 'orders',
    entries: [
      { screen: 'orders', words: 'orderList' },
      { screen: 'salesReport', words: 'salesReport' },
      { screen: 'clientExport', words: 'clientExport' },
      { screen: 'discountCodes', words: 'discountCodeList' },
      { screen: 'discountCodeAdd', words: 'discountCodeAdd' },
    ],
  },
  {
    words: 'deliveries',
    // A form that adds a configuration is nobody's daily way in.
    lead: 'deliveryReport',
    entries: [
      { screen: 'deliveryConfigurationAdd', words: 'configuration' },
      { screen: 'deliveryReport', words: 'deliveryReport' },
      { screen: 'deliveryZones', words: 'deliveryZones' },
      { screen: 'deliverySchedules', words: 'deliverySchedules' },
      { screen: 'postalCodes', words: 'postalCodes' },
    ],
  },
];

/** The entries of a group that somebody sees: not hidden, to a screen that is offered. */
export const shownEntries = (group: MenuGroup, isOffered: (screen: Screen) => boolean): readonly MenuEntry[] =>
  group.entries.filter(({ screen, hidden }) => !hidden && isOffered(site.screens[screen]));
