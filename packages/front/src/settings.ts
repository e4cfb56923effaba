import type { English } from '@traiteur/domain/text/language.ts';

interface PageSettings {
  host: string;
  brand: { name: string; logoId: string | null };
  /** Origin of the ordering site. */
  siteUrl: string;
  currency: string;
  timeZone: string;
  /** How English writes dates and times. */
  english: English;
  /** Whether there is a mail server: without one nothing is promised by mail. */
  mailsLeave: boolean;
  /** The content policy refuses style elements without it; missing without such a policy. */
  styleNonce?: string;
  /** Google's browser key; without it we draw our own maps. */
  mapsKey?: string;
}

const usual: PageSettings = {
  host: 'http://localhost:3000',
  brand: { name: 'Traiteur', logoId: null },
  siteUrl: 'http://localhost:3001',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  english: 'en-US',
  mailsLeave: true,
};

export const settingsOf = (text: string | undefined): PageSettings =>
  text ? { ...usual, ...(JSON.parse(text) as Partial<PageSettings>) } : usual;
