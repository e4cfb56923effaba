import type { English } from '@traiteur/domain/language.ts';

/** What the server that gives out the page tells it. */
interface PageSettings {
  /** Origin of the API. */
  host: string;
  brand: { name: string };
  currency: string;
  timeZone: string;
  /** How English writes dates and times. */
  english: English;
  /** The nonce without which the content policy refuses a style element; missing where there is no such policy. */
  styleNonce?: string;
}

const usual: PageSettings = {
  host: 'http://localhost:3000',
  brand: { name: 'Traiteur' },
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  english: 'en-US',
};

/** The settings that a page holds as JSON. A page served by anything that tells it nothing falls back to the usual ones. */
export const settingsOf = (text: string | undefined): PageSettings =>
  text ? { ...usual, ...(JSON.parse(text) as Partial<PageSettings>) } : usual;
