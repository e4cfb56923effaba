import type { English } from '@traiteur/domain/text/language.ts';
import type { ApiClient } from './client.ts';

/** A page without any visitor's data, such as cookies. */
export interface DrawnPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Text or UTF-8 bytes, HTML unless the content type differs. */
  html: string | Uint8Array;
}

/** All that server-rendered pages may use. */
export interface RenderingWorld {
  /** Public reads in the page's language, without the network. */
  call: (locale: 'fr' | 'en') => ApiClient['call'];
  /** Public writes for a visitor's form, under the same limits as their browser. */
  callForVisitor: (locale: 'fr' | 'en') => ApiClient['call'];
  /**
   * A cached drawing of that name while it is up to date, for public pages only. Otherwise draws now, in the visitor's
   * turn.
   */
  keep: (name: string | undefined, draw: () => Promise<DrawnPage>) => Promise<DrawnPage>;
  /** Current allergen ids. */
  knownAllergens: () => Promise<readonly number[]>;
  brand: string;
  /** ISO 4217. */
  currency: string;
  /** IANA. */
  timeZone: string;
  /** British or American dates and times. */
  english: English;
  /** Whether there is a mail server: without one nothing is promised by mail. */
  mailsLeave: boolean;
  /** The public origin, for absolute addresses. */
  origin: string;
  /** The administration's origin, which previews pages. */
  administration: string;
  /** Google maps key of the house, if any. */
  mapsKey?: string | undefined;
  clock: () => Date;
  /** Whether the database is away: rethrow, the server answers "come back later". */
  isAway: (error: unknown) => boolean;
  /** Reports a fault shown as an error page. */
  report: (error: unknown) => void;
}

/** A page with its data for this visitor. */
export interface PageForVisitor {
  page: DrawnPage;
  headers: Readonly<Record<string, string>>;
}

/** The built site's `answer` export. Throws only on a fault of its own. */
export type AnswerRequest = (request: Request, world: RenderingWorld) => Promise<Response | PageForVisitor>;
