import type { DrawnPage } from '@traiteur/contract/wire/rendered-site.ts';
import type { SiteChanges } from './site-changes.ts';

interface Options {
  changes: Pick<SiteChanges, 'count'>;
  clock: () => Date;
  /** Bytes that pages take together at most; beyond, those that nobody has asked for longest are forgotten. */
  mostBytes?: number;
}

interface Entry {
  page: DrawnPage;
  bytes: number;
}

/** What its compressed forms add to a page: they are made from it once somebody asks for them. */
const withForms = 4 / 3;

/**
 * Keeps pages as they were drawn until something that they show changes. A day ends and a cut-off passes with a minute alone, so no page
 * outlives its minute either. Who draws a page is told a name that changes with it: what is drawn under that name is new enough for all
 * who were told the same.
 */
export function pageMemory({ changes, clock, mostBytes = 32 * 1024 * 1024 }: Options) {
  const pages = new Map<string, Entry>();
  let time = '';
  let bytes = 0;

  function forget(name: string): void {
    bytes -= pages.get(name)?.bytes ?? 0;
    pages.delete(name);
  }

  /** Several who waited for the same page bring it, and share what is made of it. */
  function remember(name: string, drawnPage: DrawnPage): DrawnPage {
    const entryOfOthers = pages.get(name);
    if (entryOfOthers) return entryOfOthers.page;
    const page = inBytes(drawnPage);
    const entry = { page, bytes: Math.ceil(page.html.length * withForms) };
    pages.set(name, entry);
    bytes += entry.bytes;
    for (const oldest of pages.keys())
      if (bytes > mostBytes) forget(oldest);
      else break;
    return page;
  }

  return async (name: string, drawPage: (freshName?: string) => Promise<DrawnPage>): Promise<DrawnPage> => {
    const count = await changes.count();
    if (count === undefined) return drawPage();
    const now = `${count} ${minuteOf(clock())}`;
    if (now !== time) {
      pages.clear();
      bytes = 0;
    }
    time = now;
    const entry = pages.get(name);
    if (entry) {
      // The last that was asked for stands last.
      pages.delete(name);
      pages.set(name, entry);
      return entry.page;
    }
    const page = await drawPage(`${now} ${name}`);
    // What is not there is looked for again.
    return time === now && page.status === 200 ? remember(name, page) : page;
  };
}

/** A text with letters that take two bytes takes them for all: its bytes are half as many. */
const inBytes = (page: DrawnPage): DrawnPage => ({ ...page, html: Buffer.from(page.html) });

/** One may still order at the very moment of a cut-off: it is part of the minute that it ends. */
const minuteOf = (now: Date) => Math.ceil(now.getTime() / 60_000);
