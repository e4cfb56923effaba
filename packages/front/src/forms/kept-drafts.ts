import * as z from 'zod/mini';
import type { TextStorage } from '../browser/browser.ts';
import { readStored, writeStored } from '../browser/stored.ts';

const prefix = 'auth.kept-draft.';
const tabName = 'auth.tab';
/** Milliseconds: a weekend, but less than a session. */
const oldest = 3 * 24 * 3_600_000;
/** Milliseconds after which a silent tab counts as closed: browsers end without notice. */
const silence = 3_600_000;

const keptDraft = z.object({
  by: z.number(),
  /** Milliseconds since 1970. */
  at: z.number(),
  open: z.boolean(),
  content: z.unknown(),
});
type KeptDraft = z.output<typeof keptDraft>;

/** Drafts in the storage that all tabs share, each under its tab's name; a form open in another tab is not taken. */
export function createKeptDrafts(tabStorage: TextStorage, storage: TextStorage, now: () => number) {
  /** The same after a reload. */
  function ownTab(): string {
    const name = tabStorage.getItem(tabName) ?? Math.random().toString(36).slice(2);
    tabStorage.setItem(tabName, name);
    return name;
  }
  const ownKey = (name: string) => `${prefix}${name}@${ownTab()}`;
  function read(key: string): KeptDraft | undefined {
    const draft = readStored(storage, key, keptDraft);
    return draft && now() - draft.at < oldest ? draft : undefined;
  }
  function write(name: string, draft: KeptDraft): void {
    try {
      writeStored(storage, ownKey(name), draft);
    } catch {
      // The storage is full: go on without a draft.
    }
  }
  const isFree = ({ open, at }: KeptDraft) => !open || now() - at >= silence;
  const drafts = {
    put(name: string, by: number, content: unknown): void {
      if (content === undefined) drafts.drop(name);
      else write(name, { by, at: now(), open: true, content });
    },
    /** The page closes: another tab may use the draft. */
    release(name: string): void {
      const draft = read(ownKey(name));
      if (draft) write(name, { ...draft, open: false });
    },
    /** This tab's draft, or else the newest that no tab has open. It then belongs to this tab. */
    consume(name: string, by: number | undefined): unknown {
      const candidates = keysFrom(storage, `${prefix}${name}@`).flatMap((key) => {
        const draft = read(key);
        return draft && draft.by === by && (key === ownKey(name) || isFree(draft)) ? [{ key, draft }] : [];
      });
      const [best] = candidates.sort(
        (a, b) => Number(b.key === ownKey(name)) - Number(a.key === ownKey(name)) || b.draft.at - a.draft.at,
      );
      if (!best) return undefined;
      storage.removeItem(best.key);
      write(name, { ...best.draft, open: true });
      return best.draft.content;
    },
    drop: (name: string): void => storage.removeItem(ownKey(name)),
    dropOfOthers(personId: number | undefined): void {
      for (const key of keysFrom(storage, prefix)) {
        if (personId === undefined || read(key)?.by !== personId) storage.removeItem(key);
      }
    },
  };
  return drafts;
}

export const keysFrom = (storage: TextStorage, beginning: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(beginning),
  );
