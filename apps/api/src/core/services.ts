import type { House } from './house.ts';
import type { HouseBrand } from './house-brand.ts';

/** All that handlers may use: no globals, no own clock. Other files add to it by `declare module`. */
export interface Services {
  clock: () => Date;
  house: House;
  brand: HouseBrand;
  /** Origin of links in mails. Never the request's Host header: an attacker would choose where secrets are sent. */
  publicUrl: string;
  siteUrl: string;
  version: string;
}
