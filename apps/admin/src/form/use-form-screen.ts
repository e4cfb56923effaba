import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import type { AnotherRecord } from './use-drafted-form.ts';
import type { Stored } from './use-record.ts';
import type { UndoValues } from './use-save-questions.ts';
import { useRecordForm, type WrittenNoun } from './use-record-form.ts';

interface FormScreenOptions<Values> {
  blank: Blank<Values>;
  /** Address of the list that the form leads back to. */
  list: string;
  another?: AnotherRecord<Values>;
  create?: (values: Values) => Promise<Stored | undefined>;
  undo?: UndoValues<Values>;
}

export type FormOnScreen<Values extends FieldValues> = ReturnType<typeof useFormScreen<Values>>;

/** A record form that has a screen to itself; the id in the address says whether it adds or edits. */
export function useFormScreen<Values extends FieldValues>(
  noun: WrittenNoun<Values>,
  { blank, list, another, create, undo }: FormScreenOptions<Values>,
) {
  const { id } = useParams();
  const navigate = useNavigate();
  return { ...useRecordForm(noun, { blank, id, done: () => navigate(list), another, create, undo }), list };
}
