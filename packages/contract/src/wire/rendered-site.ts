import type { English } from '@traiteur/domain/text/language.ts';
import type { ApiClient } from './client.ts';

/** Without any visitor's data, such as cookies. */
export interface DrawnPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Text or UTF-8 bytes, HTML unless the content type differs. */
  html: string | Uint8Array;
}

export interface RenderingWorld {
  /** Public reads, without the network. */
  call: (locale: 'fr' | 'en') => ApiClient['call'];
  /** Public writes, under the same limits as the visitor's browser. */
  callForVisitor: (locale: 'fr' | 'en') => ApiClient['call'];
  /** A cached drawing of that name, for public pages only; if outdated, drawn now, in the visitor's turn. */
  cache: (name: string | undefined, draw: () => Promise<DrawnPage>) => Promise<DrawnPage>;
  knownAllergens: () => Promise<readonly number[]>;
  brand: string;
  /** ISO 4217. */
  currency: string;
  /** IANA. */
  timeZone: string;
  english: English;
  /** If false, promise nothing by mail. */
  mailsLeave: boolean;
  /** The only language of the site; undefined: both. */
  onlyLanguage?: 'fr' | 'en' | undefined;
  origin: string;
  /** Its origin, which previews pages. */
  administration: string;
  mapsKey?: string | undefined;
  clock: () => Date;
  /** The database is away: rethrow, and the server answers "come back later". */
  isAway: (error: unknown) => boolean;
  report: (error: unknown) => void;
}

export interface PageForVisitor {
  page: DrawnPage;
  headers: Readonly<Record<string, string>>;
}

/** The built site's `answer` export. Throws only on a fault of its own. */
export type AnswerRequest = (request: Request, world: RenderingWorld) => Promise<Response | PageForVisitor>;
