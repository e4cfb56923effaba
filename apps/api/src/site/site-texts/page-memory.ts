import type { DrawnPage } from '@traiteur/contract/wire/rendered-site.ts';
import type { SiteChanges } from './site-changes.ts';

interface Options {
  changes: Pick<SiteChanges, 'count'>;
  clock: () => Date;
  /** Beyond it, the least recently used pages go. */
  mostBytes?: number;
}

interface Entry {
  page: DrawnPage;
  bytes: number;
}

/** A page also keeps its compressed forms, made on the first request for them. */
const withForms = 4 / 3;

/**
 * Keeps rendered pages until something on them changes, and never past their minute: a day ends and a cut-off passes by
 * time alone. `freshName` changes with both: requests with the same one may share a rendering.
 */
export function pageMemory({ changes, clock, mostBytes = 32 * 1024 * 1024 }: Options) {
  const pages = new Map<string, Entry>();
  let time = '';
  let bytes = 0;

  function forget(name: string): void {
    bytes -= pages.get(name)?.bytes ?? 0;
    pages.delete(name);
  }

  /** Concurrent requests may each bring the page: the first one stays. */
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
      // A Map keeps insertion order: the last used goes last.
      pages.delete(name);
      pages.set(name, entry);
      return entry.page;
    }
    const page = await drawPage(`${now} ${name}`);
    return time === now && page.status === 200 ? remember(name, page) : page;
  };
}

/** Bytes take half the memory: a string with one letter beyond Latin-1 takes two bytes for every letter. */
const inBytes = (page: DrawnPage): DrawnPage => ({ ...page, html: Buffer.from(page.html) });

/** Orders are still accepted at the exact moment of a cut-off, so it belongs to the minute that it ends. */
const minuteOf = (now: Date) => Math.ceil(now.getTime() / 60_000);
