import { useDraft } from '@traiteur/front/forms/use-draft.ts';
import { useFront } from '@traiteur/front/front.ts';
import * as z from 'zod/mini';
import type { RecordState } from './use-record.ts';

/** What was typed, and the version it was typed over: what somebody else saved meanwhile is still found out. */
const recordDraft = z.object({ version: z.number(), values: z.record(z.string(), z.unknown()) });

/** Keeps what is typed into the form of a record and not saved; `readUnsaved` answers nothing where all is saved. */
export function useRecordDraft({ tag, id, version }: RecordState, readUnsaved: () => object | undefined) {
  const { drafts, session } = useFront();
  const name = `${tag}.${id ?? 'new'}`;
  useDraft(name, () => {
    const values = readUnsaved();
    return values && { version: version(), values };
  });
  return {
    /** What this person typed before and did not save. */
    take: () => recordDraft.safeParse(drafts.take(name, session.read().user?.id)).data,
    drop: () => drafts.drop(name),
  };
}
