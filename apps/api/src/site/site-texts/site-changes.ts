import { listenTo } from '../../database/server/listening.ts';

export type SiteChanges = ReturnType<typeof openSiteChanges>;

/** Payloads of notifications about what each node keeps; other changes have none. */
type KeptTable = 'site_text_versions' | 'house_settings';

/** Counts the changes to what the site shows, on any node, by notifications on a connection to `url` of its own. */
export function openSiteChanges(url: string) {
  let count = 0;
  const controller = new AbortController();
  const readers: { table: KeptTable; read: () => void }[] = [];
  function note(what?: string): void {
    count++;
    for (const { table, read } of readers) if (what === undefined || what === table) read();
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
    onChange: (table: KeptTable, read: () => void) => void readers.push({ table, read }),
    /** Something that pages show was read anew: those drawn before go. */
    outdate: () => void count++,
    ready: () => line.ready(),
    stopped: controller.signal,
    async stop(): Promise<void> {
      controller.abort();
      await line.stop();
    },
  };
}
