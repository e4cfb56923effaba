import * as z from 'zod/mini';
import type { TextStorage } from '../browser.ts';

const prefix = 'auth.draft.';
const draftSchema = z.object({ by: z.number(), content: z.unknown() });

/** Unsaved values of forms, kept in this tab for the person who typed them. */
export function createDrafts(storage: TextStorage) {
  function read(key: string) {
    try {
      return draftSchema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data;
    } catch {
      return undefined;
    }
  }
  const drafts = {
    /** Keeps what somebody typed into a form. */
    keep: (name: string, by: number, content: unknown): void =>
      storage.setItem(prefix + name, JSON.stringify({ by, content })),
    /** Removes and returns what this person typed into a form before their session ended; undefined without a draft of theirs. */
    take(name: string, by: number | undefined): unknown {
      const draft = read(prefix + name);
      drafts.drop(name);
      return draft?.by === by ? draft?.content : undefined;
    },
    /** Forgets what was typed: it has been saved. */
    drop: (name: string): void => storage.removeItem(prefix + name),
    /** Forgets what anybody else typed in this tab. */
    dropOfOthers(than: number): void {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const key of keys) if (key.startsWith(prefix) && read(key)?.by !== than) storage.removeItem(key);
    },
  };
  return drafts;
}
