import type { MessageKeys, Messages, NestedKeyOf } from 'use-intl';
import type { ScreenName, site } from '../addresses.ts';

type TextKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** Screens that an address alone leads to, without the number of a thing, for who is signed in. */
type Titled = {
  [Name in ScreenName]: (typeof site.screens)[Name]['fr'] extends `${string}:${string}` ? never : Name;
}[Exclude<ScreenName, 'signIn' | 'signInEnglishWord'>];

/** What each screen is called: its heading, but for the home screen's, which greets. */
export const screenTitles = {
  home: 'shell.menu.dashboard',
  orders: 'orders.title',
  orderAdd: 'orders.add',
  products: 'products.title',
  productAdd: 'products.add',
  productConstants: 'productConstants.title',
  tags: 'tags.title',
  tagAdd: 'tags.add',
  allergens: 'allergens.title',
  allergenAdd: 'allergens.add',
  sizes: 'sizes.title',
  sizeAdd: 'sizes.add',
  salesReport: 'salesReport.title',
  clientExport: 'clientExports.title',
  discountCodes: 'discountCodes.title',
  discountCodeAdd: 'discountCodes.add',
  deliveryReport: 'deliveryReport.title',
  deliveryConfigurations: 'deliveryConfigurations.title',
  deliveryConfigurationAdd: 'deliveryConfigurations.add',
  deliveryZones: 'deliveryZones.title',
  deliveryZoneAdd: 'deliveryZones.add',
  deliverySchedules: 'deliverySchedules.title',
  deliveryScheduleAdd: 'deliverySchedules.add',
  postalCodes: 'postalCodes.title',
  postalCodeAdd: 'postalCodes.add',
  account: 'account.title',
  administrators: 'administrators.title',
  administratorAdd: 'administrators.add',
  auditEntries: 'auditEntries.title',
  createDatabase: 'databaseUpkeep.title',
} as const satisfies Record<Titled, TextKey>;

export type TitleKey = (typeof screenTitles)[Titled];
