import type { House } from './house.ts';
import type { HouseBrand } from './house-brand.ts';

/**
 * All that handlers may use: no globals, no own clock. Other files add to it by `declare module`. Some of it changes
 * while the house works: see `joined`.
 */
export interface Services {
  clock: () => Date;
  house: House;
  brand: HouseBrand;
  /** Origin of links in mails. Never the request's Host header: an attacker would choose where secrets are sent. */
  publicUrl: string;
  siteUrl: string;
  /** Google's browser key. */
  mapsKey?: string | undefined;
  /** Where Google is asked for addresses, if not at Google's. */
  mapsApiBase?: string | undefined;
  version: string;
}
