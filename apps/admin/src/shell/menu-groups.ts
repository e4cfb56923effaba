import type { Messages } from '../words.ts';
import type { ScreenName } from '../screens.ts';

export interface MenuEntry {
  screen: ScreenName;
  words: keyof Messages['shell']['menu'];
}

export interface MenuGroup {
  words: 'products' | 'orders' | 'deliveries';
  entries: readonly MenuEntry[];
}

/** The menu below the dashboard. What a user may not do stays out of it; sizes have no entry. */
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
    ],
  },
  {
    words: 'orders',
    entries: [{ screen: 'orders', words: 'orderList' }],
  },
  {
    words: 'deliveries',
    entries: [
      { screen: 'deliveryConfigurationAdd', words: 'configuration' },
      { screen: 'deliveryReport', words: 'deliveryReport' },
      { screen: 'deliveryZones', words: 'deliveryZones' },
      { screen: 'deliverySchedules', words: 'deliverySchedules' },
      { screen: 'postalCodes', words: 'postalCodes' },
    ],
  },
];
