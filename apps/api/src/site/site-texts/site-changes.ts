import { listenTo } from '../../database/server/listening.ts';

export type SiteChanges = ReturnType<typeof openSiteChanges>;

/** What is told where the house has written its texts; other changes come without a name. */
const ofTexts = 'site_text_versions';

/**
 * Counts the changes to what the site shows, whichever node makes them: the database tells them. `url` is that of the database, for a
 * connection of its own.
 */
export function openSiteChanges(url: string) {
  let count = 0;
  const controller = new AbortController();
  const readers: (() => void)[] = [];
  function note(what: string = ofTexts): void {
    count++;
    if (what === ofTexts) for (const read of readers) read();
  }
  // What was told while nobody listened may have been anything.
  const line = listenTo({ url, channel: 'site_changed', hear: note, onReturn: () => note() });
  let asking: Promise<unknown> = Promise.resolve();
  let waiting: Promise<boolean> | undefined;

  /** The answer to a question that is asked from now on: one under way may have passed a change that was committed meanwhile. */
  function hasHeardAll(): Promise<boolean> {
    waiting ??= asking.then(() => {
      asking = waiting ?? asking;
      waiting = undefined;
      return line.hasHeardAll();
    });
    return waiting;
  }

  return {
    /** How many there were; undefined where some may not have been heard. It counts all that was committed before it is asked for. */
    count: async (): Promise<number | undefined> => ((await hasHeardAll()) ? count : undefined),
    /** Calls whoever keeps something of the texts when these may have changed. */
    onTexts: (read: () => void) => void readers.push(read),
    ready: () => line.ready(),
    stopped: controller.signal,
    async stop(): Promise<void> {
      controller.abort();
      await line.stop();
    },
  };
}
