import type { English } from '@traiteur/domain/text/language.ts';

/** What the server that gives out the page tells it. */
interface PageSettings {
  /** Origin of the API. */
  host: string;
  /** `logoId` is a picture. */
  brand: { name: string; logoId: string | null };
  /** Origin of the site where clients order. */
  siteUrl: string;
  currency: string;
  timeZone: string;
  /** How English writes dates and times. */
  english: English;
  /** The nonce without which the content policy refuses a style element; missing where there is no such policy. */
  styleNonce?: string;
  /** The browser key of Google's maps, where the house has one: without it maps are our own. */
  mapsKey?: string;
}

const usual: PageSettings = {
  host: 'http://localhost:3000',
  brand: { name: 'Traiteur', logoId: null },
  siteUrl: 'http://localhost:3001',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  english: 'en-US',
};

/** The settings that a page holds as JSON. A page served by anything that tells it nothing falls back to the usual ones. */
export const settingsOf = (text: string | undefined): PageSettings =>
  text ? { ...usual, ...(JSON.parse(text) as Partial<PageSettings>) } : usual;
