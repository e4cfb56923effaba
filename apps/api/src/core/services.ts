import type { House } from './house.ts';
import type { HouseBrand } from './house-brand.ts';

/**
 * All that handlers may use: no globals, no own clock. The database, the mailer and others add themselves to this
 * interface in their own files (`declare module`).
 */
export interface Services {
  clock: () => Date;
  house: House;
  brand: HouseBrand;
  /** Origin of links in mails. Never the request's Host header: an attacker would choose where secrets are sent. */
  publicUrl: string;
  /** Origin of the ordering site; for links in mails to clients. */
  siteUrl: string;
  /** This release of Traiteur. */
  version: string;
}
