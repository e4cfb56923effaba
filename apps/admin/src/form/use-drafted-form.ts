import { withoutSecrets } from '@traiteur/contract/statement/secrets.ts';
import { focusFirstField } from '@traiteur/kit/form/focus-first-field.ts';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { usePendingUploads } from '@traiteur/front/forms/pending-uploads.ts';
import { type Blank, useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useUnsavedGuard } from '@traiteur/front/forms/UnsavedWork.tsx';
import type { RestoredDraft } from './DraftLine.tsx';
import { ownFields } from './own-fields.ts';
import type { RecordState, Stored } from './use-record.ts';
import { useRecordDraft } from './use-record-draft.ts';
import { differencesOf } from './versions.ts';

export type RecordSchema<Values> = z.ZodMiniType<unknown, Values> & { shape: Record<string, z.ZodMiniType> };

/** The values of the next new record that follow from the one just saved. */
export type AnotherRecord<Values> = (savedValues: Values) => Partial<Values>;

export type DraftedForm<Values extends FieldValues> = ReturnType<typeof useDraftedForm<Values>>;

/**
 * A form of a record, checked by the contract's schema, that loses no input: it asks before the user leaves unsaved
 * values, keeps them as a draft, and knows the uploads under way.
 */
export function useDraftedForm<Values extends FieldValues>(
  record: RecordState,
  schema: RecordSchema<Values>,
  /** The values of a new record. */
  blank: Blank<Values>,
  another: AnotherRecord<Values> | undefined,
) {
  // A new form may lack values that its schema requires.
  const start = blank as Values;
  const form = useSchemaForm(schema, blank);
  const uploads = usePendingUploads();
  // Set by the effect that fills the form: rendering cannot read what is filled outside of React.
  const [restoredDraft, setRestoredDraft] = useReducer((_: RestoredDraft, now: RestoredDraft) => now, 'none');
  const { id, data, setVersion } = record;
  const { reset, formState } = form;
  const { isUnsaved, leaving, markSaved } = useUnsavedForm(form, uploads);
  const beginAgain = useBeginAgain(form, start, another);
  const keptDraft = useRecordDraft(record, () =>
    isUnsaved() ? withoutSecrets(schema.shape, form.getValues()) : undefined,
  );

  // `ownFields` of an object is an object.
  const valuesOf = (storedRecord: Stored) => ownFields(schema, storedRecord) as Partial<Values>;

  function fill(storedRecord: Stored | undefined) {
    if (storedRecord) setVersion(storedRecord.version);
    const values = storedRecord && valuesOf(storedRecord);
    // The API does not answer passwords, so their fields start empty.
    reset({ ...start, ...values });
    const draft = keptDraft.consume();
    setRestoredDraft(draft ? (storedRecord && storedRecord.version !== draft.version ? 'older' : 'current') : 'none');
    if (!draft) return;
    setVersion(draft.version);
    // The draft may be of an earlier version of the form.
    const draftValues = ownFields(schema, draft.values) as Partial<Values>;
    reset({ ...start, ...values, ...draftValues }, { keepDefaultValues: true });
  }
  const begin = useEffectEvent((storedRecord: Stored | undefined) => {
    if (id === undefined || storedRecord) fill(storedRecord);
    // A draft of another record must not fill this one.
    else reset(start);
  });
  useEffect(() => begin(data), [id, data]);

  return {
    form,
    uploads,
    leaving,
    /** Whether a draft was restored, and how to start over without it. */
    line: {
      draft: restoredDraft,
      ofRecord: id !== undefined,
      onStartOver: () => {
        keptDraft.drop();
        fill(data);
      },
    },
    /** What was saved when the form began, to be saved again; undefined once a colleague's version was taken in. */
    readEarlier: () => (data?.version === record.version() ? { ...start, ...valuesOf(data) } : undefined),
    /** The differences between the form and the record that a colleague saved meanwhile. */
    differencesTo: (theirRecord: Stored) =>
      differencesOf({ base: { ...formState.defaultValues }, mine: form.getValues(), theirs: valuesOf(theirRecord) }),
    /** From now on the form's values edit that version. */
    rebase: (theirRecord: Stored) => {
      setVersion(theirRecord.version);
      reset({ ...start, ...valuesOf(theirRecord) }, { keepValues: true });
    },
    /** Starts another new record after the one with these values. */
    clear: (savedValues: Values) => {
      beginAgain(savedValues);
      setRestoredDraft('none');
    },
    /** After saving: leaving does not ask until the user types again, and the draft is dropped. */
    markSaved: () => {
      markSaved();
      keptDraft.drop();
    },
  };
}

function useUnsavedForm<Values extends FieldValues>(
  { formState: { isDirty }, getValues }: UseFormReturn<Values>,
  { arePending }: ReturnType<typeof usePendingUploads>,
) {
  /** The values as they were saved or removed. */
  const settledText = useRef<string>(undefined);
  const isUnsaved = useCallback(
    () => arePending() || (isDirty && JSON.stringify(getValues()) !== settledText.current),
    [isDirty, arePending, getValues],
  );
  return {
    isUnsaved,
    leaving: useUnsavedGuard(isUnsaved),
    markSaved: () => {
      settledText.current = JSON.stringify(getValues());
    },
  };
}

/** Resets the form for another record and focuses its first field. */
function useBeginAgain<Values extends FieldValues>(
  { reset }: UseFormReturn<Values>,
  start: Values,
  another: AnotherRecord<Values> | undefined,
) {
  const [beginnings, setBeginnings] = useState(0);
  useEffect(() => {
    if (beginnings > 0) focusFirstField();
  }, [beginnings]);
  return (savedValues: Values) => {
    reset({ ...start, ...another?.(savedValues) });
    setBeginnings((count) => count + 1);
  };
}
