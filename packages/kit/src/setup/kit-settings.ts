import type { English } from '@traiteur/domain/text/language.ts';
import { createContext, useContext } from 'react';

/** The settings of the caterer that parts of the kit use. */
export interface KitSettings {
  /** ISO 4217. */
  currency: string;
  /** IANA; what day it is, and the time of a moment, are of this zone. */
  timeZone: string;
  /** How English writes dates and times. */
  english: English;
  /** Cents as people read them. */
  formatMoney: (cents: number) => string;
  /** Cents out of what people type; undefined when it is no amount. */
  parseMoney: (text: string) => number | undefined;
  /** What failed, as a sentence for people. */
  failureMessage: (error: Error) => string;
  /** Whether what failed is gone for good, so that trying again cannot help. */
  isGone: (error: Error) => boolean;
}

interface PageSettings {
  brand: string;
  /** The nonce without which the content policy refuses a style element; undefined where there is no such policy. */
  styleNonce?: string | undefined;
}

export const defaultKitSettings: KitSettings & PageSettings = {
  brand: '',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  english: 'en-US',
  formatMoney: String,
  parseMoney: Number,
  failureMessage: ({ message }) => message,
  isGone: () => false,
};

export const KitSettingsContext = createContext(defaultKitSettings);

/** What the front end around a part of the kit says to it: brand, currency, time zone, how money is written. */
export const useKitSettings = () => useContext(KitSettingsContext);
