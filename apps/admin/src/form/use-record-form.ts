import type { Tagged } from '@traiteur/contract/statement/operation.ts';
import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import type { FieldValues } from 'react-hook-form';
import { type AnotherRecord, type RecordSchema, useDraftedForm } from './use-drafted-form.ts';
import { type Stored, useRecord } from './use-record.ts';
import { type UndoValues, useSaveQuestions } from './use-save-questions.ts';

export type WrittenNoun<Values> = Tagged & { input: RecordSchema<Values> };

interface RecordFormOptions<Values> {
  blank: Blank<Values>;
  /** Undefined for a new record. */
  id: string | number | undefined;
  /** Called after the record was saved or removed. */
  done: (savedRecord?: Stored) => Promise<void> | void;
  another?: AnotherRecord<Values> | undefined;
  /** Adds otherwise than by the noun's `create`. */
  create?: ((values: Values) => Promise<Stored | undefined>) | undefined;
  /** The toast of a change offers to take it back whole: what is saved again, of what was there earlier and is now. */
  undo?: UndoValues<Values> | undefined;
}

export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values>>;

export function useRecordForm<Values extends FieldValues>(
  noun: WrittenNoun<Values>,
  { blank, id, done, another, create, undo }: RecordFormOptions<Values>,
) {
  const usualRecord = useRecord(noun, id);
  const record = create ? { ...usualRecord, create: (values: object) => create(values as Values) } : usualRecord;
  const draftedForm = useDraftedForm(record, noun.input, blank, another);
  const questions = useSaveQuestions(record, draftedForm, done, undo);
  return { id, record, drafted: draftedForm, questions, canDeactivate: 'active' in noun.input.shape };
}
