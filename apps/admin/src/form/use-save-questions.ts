import { ApiRefusal, isRefusal } from '@traiteur/contract/wire/client.ts';
import type { Problem } from '@traiteur/contract/statement/refusals.ts';
import { useOneAtATime } from '@traiteur/kit/form/use-one-at-a-time.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useFailureToast } from '../noun/use-failure-toast.ts';
import type { DraftedForm } from './use-drafted-form.ts';
import type { RecordState, Stored } from './use-record.ts';
import { type Difference, takenFields } from './versions.ts';
import { useSavedNews } from './use-saved-news.ts';

/** What a form asks in a dialog. */
export type SaveQuestion =
  | { kind: 'remove' }
  | { kind: 'leave'; leave: () => void }
  /** A colleague saved it meanwhile. */
  | { kind: 'stale'; theirs: Stored; differences: readonly Difference[] }
  /** A colleague removed it meanwhile. */
  | { kind: 'gone' }
  | { kind: 'in-use'; problem: Problem };

/** What an undo saves, of what was saved before a change and by it. */
export type UndoValues<Values> = (earlierValues: Values, savedRecord: Stored) => Values;

/** Saves and removes a record, and asks what the user must decide; other refusals are shown at their fields. */
export function useSaveQuestions<Values extends FieldValues>(
  record: RecordState,
  { form, uploads, leaving, readEarlier, differencesTo, rebase, clear, markSaved }: DraftedForm<Values>,
  /** Called after the record was saved or removed. */
  onFinish: (savedRecord?: Stored) => Promise<void> | void,
  undoValues: UndoValues<Values> | undefined,
) {
  const words = useTranslations('forms');
  const showFaults = useShowFaults(form);
  const notifySaved = useSavedNews(record.tag);
  const showFailure = useFailureToast();
  const [openQuestion, setOpenQuestion] = useState<SaveQuestion>();
  const oneAtATime = useOneAtATime();

  async function save(values: Values, then: 'done' | 'another' = 'done', asNew = record.id === undefined) {
    // An upload belongs to the record. When it fails, its field shows the fault, and saving starts again from the form.
    if (uploads.arePending()) {
      if (await uploads.allUploaded()) await form.handleSubmit((now) => save(now, then, asNew))();
      return;
    }
    const earlierValues = asNew ? undefined : readEarlier();
    try {
      const savedRecord = await (asNew ? record.create(values) : record.update(values));
      markSaved();
      await record.refresh();
      if (then === 'done') await onFinish(savedRecord);
      else clear(values);
      // Comes last because it has a link: what follows a saving must not call back a user who clicked it.
      notifySaved(
        asNew ? 'added' : 'saved',
        savedRecord,

        undoValues &&
          earlierValues &&
          savedRecord &&
          (() => void restore(undoValues(earlierValues, savedRecord), savedRecord)),
      );
    } catch (error) {
      await fail(error);
    }
  }

  /** A change since is refused as stale, and stays. */
  async function restore(earlierValues: Values, savedRecord: Stored) {
    try {
      await record.updateFrom(savedRecord, earlierValues);
      toast.success(words('undone'));
    } catch (error) {
      showFailure(error);
    }
    await record.refresh();
  }

  async function fail(error: unknown): Promise<void> {
    if (isRefusal(error, 'stale')) return compare().catch(fail);
    const question = questionOf(error);
    if (question) setOpenQuestion(question);
    else showFaults(error);
  }

  /** Reads what a colleague saved meanwhile and asks which parts stay. */
  async function compare() {
    const theirRecord = await record.read();
    if (theirRecord) setOpenQuestion({ kind: 'stale', theirs: theirRecord, differences: differencesTo(theirRecord) });
  }

  /** Only the first answer counts: the question closes with it. */
  const answer = (step: () => Promise<unknown>) =>
    oneAtATime(() => {
      setOpenQuestion(undefined);
      return step().catch(fail);
    });

  const submit = (asNew?: boolean) => form.handleSubmit((values) => save(values, 'done', asNew))();
  return {
    question: leaving.isAsked ? ({ kind: 'leave', leave: leaving.leave } satisfies SaveQuestion) : openQuestion,
    ask: (question: SaveQuestion) => setOpenQuestion(question),
    dismiss: () => (leaving.isAsked ? leaving.stay() : setOpenQuestion(undefined)),
    save,
    /** Saves the form's values with the chosen parts of the colleague's version. */
    saveBoth: (theirRecord: Stored, theirParts: readonly Difference[]) =>
      answer(() => {
        const fields = takenFields(form.getValues(), theirParts);
        rebase(theirRecord);
        for (const [name, value] of Object.entries(fields))
          form.setValue(name as Path<Values>, value as never, { shouldDirty: true });
        return submit();
      }),
    /** Adds what a colleague removed meanwhile. */
    addAgain: () => answer(() => submit(true)),
    remove: () =>
      answer(async () => {
        await record.remove();
        markSaved();
        record.forget();
        await record.refresh();
        toast.success(words('removed'));
        await onFinish();
      }),
    deactivate: () =>
      answer(() => {
        form.setValue('active' as Path<Values>, false as never, { shouldDirty: true });
        return submit();
      }),
  };
}

function questionOf(error: unknown): SaveQuestion | undefined {
  if (!(error instanceof ApiRefusal)) return undefined;
  const { problem } = error;
  if (problem.code === 'not-found') return { kind: 'gone' };
  if (problem.code === 'in-use' || problem.code === 'product-has-orders') return { kind: 'in-use', problem };
  return undefined;
}
