import * as z from 'zod/mini';
import type { TextStorage } from '../browser/browser.ts';
import { createKeptDrafts, keysFrom } from './kept-drafts.ts';

const prefix = 'auth.draft.';
const draftSchema = z.object({ by: z.number(), content: z.unknown() });

/** Per person. Drafts of an ended session stay in their tab; the others are found from any tab of this browser. */
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
    save: (name: string, by: number, content: unknown): void =>
      tabStorage.setItem(prefix + name, JSON.stringify({ by, content })),
    put: (name: string, by: number, content: unknown): void => keptDrafts.put(name, by, content),
    release: (name: string): void => keptDrafts.release(name),
    /** The form was left on purpose. */
    letGo: keptDrafts.drop,
    /** This person's draft; undefined without one, or while another tab has it open. */
    consume(name: string, by: number | undefined): unknown {
      const draft = read(prefix + name);
      tabStorage.removeItem(prefix + name);
      return draft?.by === by && draft?.content !== undefined ? draft.content : keptDrafts.consume(name, by);
    },
    drop(name: string): void {
      tabStorage.removeItem(prefix + name);
      keptDrafts.drop(name);
    },
    dropOfOthers(personId: number): void {
      for (const key of keysFrom(tabStorage, prefix)) if (read(key)?.by !== personId) tabStorage.removeItem(key);
      keptDrafts.dropOfOthers(personId);
    },
    dropAll(): void {
      for (const key of keysFrom(tabStorage, prefix)) tabStorage.removeItem(key);
      keptDrafts.dropOfOthers(undefined);
    },
  };
  return drafts;
}
