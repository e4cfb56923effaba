import type { House } from './house.ts';

/**
 * What every handler may use, and nothing else: no global, no clock of its own. What is made elsewhere, such as the database or the mailer,
 * adds itself to this interface where it is made (`declare module`).
 */
export interface Services {
  clock: () => Date;
  house: House;
  /** The name of the house, on pages and in mails. */
  brand: string;
  /** Origin that links in mails lead to. Never that of a request: whoever asks writes its Host header, and would be sent the secret. */
  publicUrl: string;
  /** This Traiteur's own. */
  version: string;
}
