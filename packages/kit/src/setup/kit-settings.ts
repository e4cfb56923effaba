import type { English } from '@traiteur/domain/text/language.ts';
import { createContext, useContext } from 'react';

export interface KitSettings {
  /** ISO 4217. */
  currency: string;
  /** IANA name; the zone of days and moments. */
  timeZone: string;
  /** British or American dates and times. */
  english: English;
  formatMoney: (cents: number) => string;
  /** To cents; undefined when it is no amount. */
  readMoney: (text: string) => number | undefined;
  failureMessage: (error: Error) => string;
  /** Whether retrying is useless. */
  isGone: (error: Error) => boolean;
}

interface PageSettings {
  brand: string;
  /** The content policy refuses style elements without it; undefined without such a policy. */
  styleNonce?: string | undefined;
}

export const defaultKitSettings: KitSettings & PageSettings = {
  brand: '',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  english: 'en-US',
  formatMoney: String,
  readMoney: Number,
  failureMessage: ({ message }) => message,
  isGone: () => false,
};

export const KitSettingsContext = createContext(defaultKitSettings);

export const useKitSettings = () => useContext(KitSettingsContext);
