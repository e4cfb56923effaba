import { withoutSecrets } from '@traiteur/contract/statement/secrets.ts';
import { useDraft } from '@traiteur/front/forms/use-draft.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { RestoredDraft } from './DraftLine.tsx';

const values = z.record(z.string(), z.unknown());

/** Keeps a draft of a form that has no record: an invitation, a client added during a call. */
export function useFormDraft<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values, unknown, Values>,
  shape: Readonly<Record<string, z.ZodMiniType>>,
) {
  const { drafts, session } = useFront();
  const { isDirty } = form.formState;
  const isSaved = useRef(false);
  const [restoredDraft, setRestoredDraft] = useReducer((_: RestoredDraft, now: RestoredDraft) => now, 'none');
  useDraft(name, () => (isDirty && !isSaved.current ? withoutSecrets(shape, form.getValues()) : undefined));

  const restore = useEffectEvent(() => {
    const typedValues = values.safeParse(drafts.consume(name, session.read().user?.id)).data;
    if (!typedValues) return;
    form.reset({ ...form.getValues(), ...typedValues }, { keepDefaultValues: true });
    setRestoredDraft('current');
  });
  useEffect(() => restore(), [name]);

  return {
    line: {
      draft: restoredDraft,
      onStartOver: () => {
        drafts.drop(name);
        form.reset();
        setRestoredDraft('none');
      },
    },
    /** For a form that stays open. */
    drop: () => {
      drafts.drop(name);
      setRestoredDraft('none');
    },
    /** After saving. */
    markSaved: () => {
      isSaved.current = true;
      drafts.drop(name);
    },
  };
}
