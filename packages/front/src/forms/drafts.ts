import * as z from 'zod/mini';
import type { TextStorage } from '../browser/browser.ts';
import { createKeptDrafts, keysFrom } from './kept-drafts.ts';

const prefix = 'auth.draft.';
const draftSchema = z.object({ by: z.number(), content: z.unknown() });

/**
 * Unsaved values of forms, for the person who typed them: those of a session that ended wait in their tab, all others where any tab of this
 * browser finds them, until the form is saved or left, its person signs out, or they are too old.
 */
export function createDrafts(tabStorage: TextStorage, storage: TextStorage, now: () => number = Date.now) {
  const keptDrafts = createKeptDrafts(tabStorage, storage, now);
  function read(key: string) {
    try {
      return draftSchema.safeParse(JSON.parse(tabStorage.getItem(key) ?? 'null')).data;
    } catch {
      return undefined;
    }
  }
  const drafts = {
    /** Keeps what somebody typed into a form before their session ended. */
    keep: (name: string, by: number, content: unknown): void =>
      tabStorage.setItem(prefix + name, JSON.stringify({ by, content })),
    /** Keeps what somebody is typing, against a reload, a closed tab, a computer that stops; nothing once `content` is undefined. */
    put: (name: string, by: number, content: unknown): void => keptDrafts.put(name, by, content),
    /** The page goes away: whichever tab comes next may have the draft. */
    release: (name: string): void => keptDrafts.release(name),
    /** Forgets what this tab kept of a form: it was left on purpose. */
    letGo: keptDrafts.drop,
    /** What this person typed into a form and did not save; undefined without a draft of theirs, or while it is open in another tab. */
    take(name: string, by: number | undefined): unknown {
      const draft = read(prefix + name);
      tabStorage.removeItem(prefix + name);
      return draft?.by === by && draft?.content !== undefined ? draft.content : keptDrafts.take(name, by);
    },
    /** Forgets what was typed: it has been saved. */
    drop(name: string): void {
      tabStorage.removeItem(prefix + name);
      keptDrafts.drop(name);
    },
    /** Forgets what anybody else typed in this browser, and what is too old. */
    dropOfOthers(personId: number): void {
      for (const key of keysFrom(tabStorage, prefix)) if (read(key)?.by !== personId) tabStorage.removeItem(key);
      keptDrafts.dropOfOthers(personId);
    },
    /** Forgets all that is kept: who signs out leaves nothing behind. */
    dropAll(): void {
      for (const key of keysFrom(tabStorage, prefix)) tabStorage.removeItem(key);
      keptDrafts.dropOfOthers(undefined);
    },
  };
  return drafts;
}
