import type { DrawnPage } from '@traiteur/contract/wire/rendered-site.ts';
import type { SiteChanges } from './site-changes.ts';

interface Options {
  changes: Pick<SiteChanges, 'count'>;
  clock: () => Date;
  /** Bytes that pages take together at most; beyond, those that nobody has asked for longest are forgotten. */
  mostBytes?: number;
}

interface Entry {
  page: Promise<DrawnPage>;
  /** None while it is being drawn. */
  bytes: number;
}

/** What its compressed forms add to a page: they are made from it once somebody asks for them. */
const withForms = 4 / 3;

/**
 * Keeps pages as they were drawn until something that they show changes. A day ends and a cut-off passes with a minute alone, so no page
 * outlives its minute either. Who asks for a page that is being drawn waits for it.
 */
export function pageMemory({ changes, clock, mostBytes = 32 * 1024 * 1024 }: Options) {
  const pages = new Map<string, Entry>();
  let time = '';
  let bytes = 0;

  function forget(name: string, entry: Entry): void {
    if (pages.get(name) !== entry) return;
    pages.delete(name);
    bytes -= entry.bytes;
  }

  function weigh(name: string, entry: Entry, page: DrawnPage): void {
    if (pages.get(name) !== entry) return;
    entry.bytes = Math.ceil(page.html.length * withForms);
    bytes += entry.bytes;
    for (const [oldest, oldestEntry] of pages)
      if (bytes > mostBytes) forget(oldest, oldestEntry);
      else break;
  }

  function draw(name: string, drawPage: () => Promise<DrawnPage>): Entry {
    const entry: Entry = { page: drawPage().then(inBytes), bytes: 0 };
    entry.page.then(
      // What is not there, and what failed, is looked for again.
      (page) => (page.status === 200 ? weigh(name, entry, page) : forget(name, entry)),
      () => forget(name, entry),
    );
    return entry;
  }

  return async (name: string, drawPage: () => Promise<DrawnPage>): Promise<DrawnPage> => {
    const count = await changes.count();
    if (count === undefined) return drawPage();
    const now = `${count} ${minuteOf(clock())}`;
    if (now !== time) {
      pages.clear();
      bytes = 0;
    }
    time = now;
    const entry = pages.get(name) ?? draw(name, drawPage);
    // The last that was asked for stands last.
    pages.delete(name);
    pages.set(name, entry);
    return entry.page;
  };
}

/** A text with letters that take two bytes takes them for all: its bytes are half as many. */
const inBytes = (page: DrawnPage): DrawnPage => ({ ...page, html: Buffer.from(page.html) });

/** One may still order at the very moment of a cut-off: it is part of the minute that it ends. */
const minuteOf = (now: Date) => Math.ceil(now.getTime() / 60_000);
