import type { Locale } from '@traiteur/contract/statement/fields.ts';
import type { Operation } from '@traiteur/contract/statement/operation.ts';
import type { Scope } from '@traiteur/domain/scopes.ts';
import type { Kysely } from 'kysely';
import type { OpenDatabase } from '../database/server/open-database.ts';
import type { Database } from '../database/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SignInProvider } from '../provider-sign-ins/sign-in-provider.ts';

/** Who calls, as their session says. */
export interface Caller {
  id: number;
  sessionId: string;
  name: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  scopes: readonly Scope[];
}

/** Who did something, as a record of it says; without an id, somebody who is no administrator. */
export interface Person {
  id: number | null;
  name: string;
}

/** What the caterer's rules need to know of the house. */
export interface House {
  /** ISO 4217. */
  currency: string;
  /** IANA; delivery dates and cut-offs are of this zone. */
  timeZone: string;
  pricesIncludeTax: boolean;
}

/** What every handler may use, and nothing else: no global, no clock of its own. */
export interface Services {
  db: Kysely<Database>;
  /** What `db` speaks to, for what is no statement: migrating and copying. */
  database: Pick<OpenDatabase, 'pool' | 'embedded'>;
  clock: () => Date;
  house: House;
  /** Who else may vouch for an administrator. */
  signInProviders: readonly SignInProvider[];
  /** The name of the house, on pages and in mails. */
  brand: string;
  mailer: Mailer;
  /** Origin that links in mails lead to. Never that of a request: whoever asks writes its Host header, and would be sent the secret. */
  publicUrl: string;
  /** This Traiteur's own. */
  version: string;
}

/** A call: the services, and who asks in which language. */
export interface Context<O extends Operation = Operation> extends Services {
  caller: O['scope'] extends 'public' ? Caller | undefined : Caller;
  locale: Locale;
  /** `origin` is that of the page. */
  request: { address: string; userAgent: string; origin: string };
}
