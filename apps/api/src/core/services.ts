import type { House } from './house.ts';
import type { HouseBrand } from './house-brand.ts';

/**
 * What every handler may use, and nothing else: no global, no clock of its own. What is made elsewhere, such as the database or the mailer,
 * adds itself to this interface where it is made (`declare module`).
 */
export interface Services {
  clock: () => Date;
  house: House;
  /** Name, sign and colours of the house, on pages, papers and in mails. */
  brand: HouseBrand;
  /** Origin that links in mails lead to. Never that of a request: whoever asks writes its Host header, and would be sent the secret. */
  publicUrl: string;
  /** Origin of the site where clients order: links in mails to clients lead to it. */
  siteUrl: string;
  /** This Traiteur's own. */
  version: string;
}
