import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { FAQPage, FoodEstablishment, Product } from 'schema-dts';
import { googleMapsHosts } from '@traiteur/contract/wire/google-maps-hosts.ts';
import type { ComponentType, ReactNode } from 'react';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import type { wordsIn } from './language/texts.ts';
import type { PageMatch } from '../place.ts';

/** Hosts that a page may load from, besides our own. */
export interface Opening {
  script?: readonly string[];
  connect?: readonly string[];
  frame?: readonly string[];
  image?: readonly string[];
  ancestors?: readonly string[];
}

/** Somebody at the table of an account. Id 0: several who had no room in the cookie, as one. */
export interface SeatedEater {
  id: number;
  name: string;
  isClient: boolean;
  allergens: readonly ClientAllergen[];
  allergiesAsked: boolean;
}

export interface Visit extends PageMatch {
  world: RenderingWorld;
  call: ReturnType<RenderingWorld['call']>;
  locale: Locale;
  words: ReturnType<typeof wordsIn>;
  /** The requested address, at the site's origin. */
  url: URL;
  site: SiteTexts;
  /** Id of a preview of unsaved texts. */
  preview: string | undefined;
  /** Allergens of the account and of the browser. */
  avoided: readonly ClientAllergen[];
  ofAccount: readonly ClientAllergen[];
  /** Who eats at the account's table, the client first; nobody for who eats alone. */
  table: readonly SeatedEater[];
  /** Of the table, those for whom one chooses: all of them unless the visitor says otherwise. */
  chosenEaters: readonly SeatedEater[];
}

export interface Head {
  title: string;
  description?: string;
  /** Search engines keep the address without its query. */
  isListed?: boolean;
  /** Looked at from the administration alone, and kept by nobody. */
  isPreview?: boolean;
  /** Only if they do not follow from the requested address. */
  addresses?: Readonly<Record<Locale, string>>;
  /** Id of the picture that a shared link shows; the house's own sign without it. */
  pictureId?: string | undefined;
  facts?: readonly Exclude<Product | FoodEstablishment | FAQPage, string>[];
}

interface PageParts<Data> {
  /** A refusal of the API becomes the error page of its status. */
  read: (visit: Visit) => Promise<Data>;
  head: (data: Data, visit: Visit) => Head;
  Body: ComponentType<{ data: Data }>;
  status?: (data: Data) => number;
  /** What the page may load besides our own files. */
  opening?: (data: Data) => Opening;
  /** Whether an address is typed there: with a key of Google Maps, addresses are suggested. */
  takesAddresses?: boolean;
}

export interface ShownPage {
  head: Head;
  body: ReactNode;
  opening: Opening;
  /** The browser key of Google Maps, on the pages that use it. */
  mapsKey?: string | undefined;
  status?: number;
}

export interface Page {
  show: (visit: Visit) => Promise<ShownPage>;
}

export const page = <Data,>({
  read,
  head,
  Body,
  status = () => 200,
  opening = () => ({}),
  takesAddresses = false,
}: PageParts<Data>): Page => ({
  async show(visit) {
    const data = await read(visit);
    const mapsKey = takesAddresses ? visit.world.mapsKey : undefined;
    return {
      head: head(data, visit),
      body: <Body data={data} />,
      opening: mapsKey ? openForAddresses(opening(data)) : opening(data),
      mapsKey,
      status: status(data),
    };
  },
});

function openForAddresses({ script = [], connect = [], ...opening }: Opening): Opening {
  const hosts = googleMapsHosts('addresses');
  return { ...opening, script: [...script, ...hosts.script], connect: [...connect, ...hosts.connect] };
}

/** Becomes a 404 page, which says `what` was looked for. */
export class NothingThere extends Error {
  readonly what: 'meal' | undefined;

  constructor(what?: 'meal') {
    super();
    this.what = what;
  }
}
