import { withoutSecrets } from '@traiteur/contract/statement/secrets.ts';
import { useDraft } from '@traiteur/front/forms/use-draft.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { RestoredDraft } from './DraftLine.tsx';

const values = z.record(z.string(), z.unknown());

/** Keeps what is typed into a form that is no record's: an invitation, a client who is added on the phone. */
export function useFormDraft<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values, unknown, Values>,
  shape: Readonly<Record<string, z.ZodMiniType>>,
) {
  const { drafts, session } = useFront();
  const { isDirty } = form.formState;
  const isSaved = useRef(false);
  const [restored, setRestored] = useReducer((_: RestoredDraft, now: RestoredDraft) => now, 'none');
  useDraft(name, () => (isDirty && !isSaved.current ? withoutSecrets(shape, form.getValues()) : undefined));

  const restore = useEffectEvent(() => {
    const typed = values.safeParse(drafts.take(name, session.read().user?.id)).data;
    if (!typed) return;
    form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true });
    setRestored('current');
  });
  useEffect(() => restore(), [name]);

  return {
    line: {
      draft: restored,
      onStartOver: () => {
        drafts.drop(name);
        form.reset();
        setRestored('none');
      },
    },
    /** Forgets it, where the form stays open. */
    drop: () => {
      drafts.drop(name);
      setRestored('none');
    },
    /** After saving: nothing of it is kept. */
    settle: () => {
      isSaved.current = true;
      drafts.drop(name);
    },
  };
}
