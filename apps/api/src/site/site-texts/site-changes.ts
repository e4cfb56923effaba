import { listenTo } from '../../database/server/listening.ts';

export type SiteChanges = ReturnType<typeof openSiteChanges>;

/** Payload of a notification about the texts; other changes have none. */
const ofTexts = 'site_text_versions';

/** Counts the changes to what the site shows, on any node, by notifications on a connection to `url` of its own. */
export function openSiteChanges(url: string) {
  let count = 0;
  const controller = new AbortController();
  const readers: (() => void)[] = [];
  function note(what: string = ofTexts): void {
    count++;
    if (what === ofTexts) for (const read of readers) read();
  }
  // Anything may have changed while the connection was lost.
  const line = listenTo({ url, channel: 'site_changed', hear: note, onReturn: () => note() });
  let asking: Promise<unknown> = Promise.resolve();
  let waiting: Promise<boolean> | undefined;

  /** The answer to a question asked from now on: one under way may have missed a change committed since. */
  function hasHeardAll(): Promise<boolean> {
    waiting ??= asking.then(() => {
      asking = waiting ?? asking;
      waiting = undefined;
      return line.hasHeardAll();
    });
    return waiting;
  }

  return {
    /** Includes all that is committed before the call; undefined where a notification may be missing. */
    count: async (): Promise<number | undefined> => ((await hasHeardAll()) ? count : undefined),
    onTexts: (read: () => void) => void readers.push(read),
    ready: () => line.ready(),
    stopped: controller.signal,
    async stop(): Promise<void> {
      controller.abort();
      await line.stop();
    },
  };
}
