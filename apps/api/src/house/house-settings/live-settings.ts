import type { SettingGroup } from '@traiteur/domain/house/house-settings.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { MailServer } from '../../mail/mail-server.ts';

declare module '../../core/services.ts' {
  interface Services {
    settings: LiveSettings;
  }
}

export interface StripeKeys {
  publishableKey: string;
  secretKey: string;
  webhookSecret: string;
}

/** What connects the house to the world; a group that is absent is not set. */
export interface Connections {
  mailServer?: MailServer | undefined;
  sender?: string | undefined;
  stripe?: StripeKeys | undefined;
  maps?: string | undefined;
  publicUrl?: string | undefined;
  siteUrl?: string | undefined;
  /** The only one of the site. */
  language?: Locale | undefined;
}

export interface Addresses {
  publicUrl: string;
  siteUrl: string;
}

/** The one place where settings are read: pass it on, and read it each time. */
export interface LiveSettings {
  /** The screen's values, below those of variables. */
  readonly now: Connections & Addresses;
  readonly variables: Connections;
  /** Where the house is found while nothing says otherwise. */
  readonly usual: Addresses;
  isFixed: (group: SettingGroup) => boolean;
  become: (savedValues: Connections) => void;
}

const localAddresses: Addresses = { publicUrl: 'http://localhost:3000', siteUrl: 'http://localhost:3001' };

/** Until something was read, variables alone hold. */
export function liveSettings(variables: Connections = {}, usual = localAddresses): LiveSettings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined)) as Connections;
  let now = { ...usual, ...set };
  return {
    get now() {
      return now;
    },
    variables: set,
    usual,
    isFixed: (group) => group in set,
    become: (savedValues) => void (now = { ...usual, ...savedValues, ...set }),
  };
}
