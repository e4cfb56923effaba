import { useDraft } from '@traiteur/front/forms/use-draft.ts';
import { useFront } from '@traiteur/front/front.ts';
import * as z from 'zod/mini';
import type { RecordState } from './use-record.ts';

/** The version that was edited detects what a colleague saved meanwhile. */
const recordDraft = z.object({ version: z.number(), values: z.record(z.string(), z.unknown()) });

/** Keeps the unsaved values of a record's form; `readUnsaved` returns undefined when all is saved. */
export function useRecordDraft({ tag, id, version }: RecordState, readUnsaved: () => object | undefined) {
  const { drafts, session } = useFront();
  const name = `${tag}.${id ?? 'new'}`;
  useDraft(name, () => {
    const values = readUnsaved();
    return values && { version: version(), values };
  });
  return {
    /** Only a draft of the signed-in user. */
    consume: () => recordDraft.safeParse(drafts.consume(name, session.read().user?.id)).data,
    drop: () => drafts.drop(name),
  };
}
