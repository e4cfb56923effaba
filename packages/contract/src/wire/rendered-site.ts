import type { English } from '@traiteur/domain/text/language.ts';
import type { ApiClient } from './client.ts';

/** A page as it is sent to whoever asks for it: what belongs to one visitor alone, such as a cookie, is no part of it. */
export interface DrawnPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** HTML, or what another content type says: a text, or its bytes in UTF-8. */
  html: string | Uint8Array;
}

/** What the server hands to a site that it renders: all that its pages may know. */
export interface RenderingWorld {
  /** Calls the public operations that read, in the language of the page, without going through the network. */
  call: (locale: 'fr' | 'en') => ApiClient['call'];
  /** Calls a public operation that writes, for the visitor who sent a form: as their own browser would, under the same limits. */
  callForVisitor: (locale: 'fr' | 'en') => ApiClient['call'];
  /**
   * What was drawn under that name, while nothing of it can have changed since: for what anybody may see alone. Otherwise, and where it has
   * no name, what is drawn now, once it is this visitor's turn.
   */
  keep: (name: string | undefined, draw: () => Promise<DrawnPage>) => Promise<DrawnPage>;
  /** The numbers of the allergens that the house knows, as they are now. */
  knownAllergens: () => Promise<readonly number[]>;
  brand: string;
  /** ISO 4217. */
  currency: string;
  /** IANA. */
  timeZone: string;
  /** How English writes dates and times. */
  english: English;
  /** The origin that people open the site at: addresses that leave the page begin with it. */
  origin: string;
  /** The origin of the administration, which shows pages before they are saved. */
  administration: string;
  /** The browser key of Google's maps, where the house has one. */
  mapsKey?: string | undefined;
  clock: () => Date;
  /** Whether an error means that the database is away: thrown on, it is answered by a page that says when to come back. */
  isAway: (error: unknown) => boolean;
  /** Told of a fault that is shown as an error page. */
  report: (error: unknown) => void;
}

/** A page, and what is said beside it to this visitor alone. */
export interface PageForVisitor {
  page: DrawnPage;
  headers: Readonly<Record<string, string>>;
}

/** What the built site exports as `answer`: a page for a request, or another answer. It throws only where it has a fault. */
export type AnswerRequest = (request: Request, world: RenderingWorld) => Promise<Response | PageForVisitor>;
