import type { DrawnPage, RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';
import type { SiteChanges } from './site-changes.ts';

interface Options {
  changes: Pick<SiteChanges, 'count'>;
  clock: () => Date;
  /** Pages that are kept at once; beyond, those that nobody has asked for longest are forgotten. */
  most?: number;
}

/**
 * Keeps pages as they were drawn until something that they show changes. A day ends and a cut-off passes with a minute alone, so no page
 * outlives its minute either. Who asks for a page that is being drawn waits for it.
 */
export function pageMemory({ changes, clock, most = 600 }: Options): RenderingWorld['keep'] {
  const pages = new Map<string, Promise<DrawnPage>>();
  let time = '';

  return async (name, draw) => {
    const count = await changes.count();
    if (count === undefined) return draw();
    const now = `${count} ${minuteOf(clock())}`;
    if (now !== time) pages.clear();
    time = now;
    const page = pages.get(name) ?? draw();
    const forget = () => void (pages.get(name) === page && pages.delete(name));
    pages.delete(name);
    pages.set(name, page);
    // What is not there, and what failed, is looked for again.
    page.then(({ status }) => status === 200 || forget(), forget);
    for (const oldest of pages.keys())
      if (pages.size > most) pages.delete(oldest);
      else break;
    return page;
  };
}

/** One may still order at the very moment of a cut-off: it is part of the minute that it ends. */
const minuteOf = (now: Date) => Math.ceil(now.getTime() / 60_000);
