import * as z from 'zod/mini';

const prefix = 'auth.draft.';
const kept = z.object({ by: z.number(), content: z.unknown() });

/** Keeps what somebody typed into a form, for them alone and in this tab. */
export const keepDraft = (name: string, by: number, content: unknown): void =>
  sessionStorage.setItem(prefix + name, JSON.stringify({ by, content }));

/** What somebody typed into a form before their session ended, taken out; undefined when there is nothing, or nothing of theirs. */
export function takeDraft(name: string, by: number | undefined): unknown {
  const draft = readDraft(prefix + name);
  dropDraft(name);
  return draft?.by === by ? draft?.content : undefined;
}

/** Forgets what was typed: it has been saved. */
export const dropDraft = (name: string): void => sessionStorage.removeItem(prefix + name);

/** Forgets what anybody else typed in this tab. */
export function dropDraftsOfOthers(than: number): void {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  for (const key of keys) if (readDraft(key)?.by !== than) sessionStorage.removeItem(key);
}

function readDraft(key: string) {
  try {
    return kept.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
