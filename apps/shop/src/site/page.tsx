import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { FAQPage, FoodEstablishment, Product } from 'schema-dts';
import { googleMapsHosts } from '@traiteur/contract/wire/google-maps-hosts.ts';
import type { ComponentType, ReactNode } from 'react';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import type { wordsIn } from './language/texts.ts';
import type { Opening } from './document/policy.ts';
import type { PageMatch } from '../place.ts';

/** Somebody asks for a page. */
export interface Visit extends PageMatch {
  world: RenderingWorld;
  /** Calls the API in the language of the page. */
  call: ReturnType<RenderingWorld['call']>;
  locale: Locale;
  words: ReturnType<typeof wordsIn>;
  /** As it was asked for, at the origin of the site. */
  url: URL;
  site: SiteTexts;
  /** The number of the texts that somebody looks at before they are saved. */
  preview: string | undefined;
  /** What the visitor must avoid, by their account or by what they chose in their browser. */
  avoided: readonly ClientAllergen[];
  /** What of it their account says. */
  ofAccount: readonly ClientAllergen[];
}

/** What a page says of itself to search engines, and in the browser's tab. */
export interface Head {
  title: string;
  description?: string;
  /** Whether search engines may list it; its address without its query is the one that they keep. */
  isListed?: boolean;
  /** Its address in each language, where that does not follow from the one that was asked for. */
  addresses?: Readonly<Record<Locale, string>>;
  /** Facts of it in the words of schema.org. */
  facts?: readonly Exclude<Product | FoodEstablishment | FAQPage, string>[];
}

interface PageParts<Data> {
  /** Reads what it shows. A refusal of the API becomes the error page of its status. */
  read: (visit: Visit) => Promise<Data>;
  head: (data: Data, visit: Visit) => Head;
  Body: ComponentType<{ data: Data }>;
  /** Its status, where what it read is no longer what one came for; 200 unless said. */
  status?: (data: Data) => number;
  /** What it may load besides our own files, with what it read. */
  opening?: (data: Data) => Opening;
  /** Whether somebody types an address there: with a key of Google's maps, addresses are suggested. */
  takesAddresses?: boolean;
}

export interface ShownPage {
  head: Head;
  body: ReactNode;
  opening: Opening;
  /** The browser key of Google's maps, on the pages that use it. */
  mapsKey?: string | undefined;
  status?: number;
}

export interface Page {
  show: (visit: Visit) => Promise<ShownPage>;
}

/** States a page: what it reads, what it says of itself, what it shows. */
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

/** Google's suggestions of addresses beside what a page opens. */
function openForAddresses({ script = [], connect = [], ...opening }: Opening): Opening {
  const hosts = googleMapsHosts('addresses');
  return { ...opening, script: [...script, ...hosts.script], connect: [...connect, ...hosts.connect] };
}

/** Thrown where an address leads to nothing: the page says so, with the status 404, and what was looked for where it knows. */
export class NothingThere extends Error {
  readonly what: 'meal' | undefined;

  constructor(what?: 'meal') {
    super();
    this.what = what;
  }
}
