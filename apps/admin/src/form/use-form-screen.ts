import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import type { AnotherRecord } from './use-drafted-form.ts';
import { useRecordForm, type WrittenNoun } from './use-record-form.ts';

interface FormScreenOptions<Values> {
  /** What a new record starts from. */
  blank: Blank<Values>;
  /** Address of its list, where the form leads back to. */
  list: string;
  another?: AnotherRecord<Values>;
}

export type FormOnScreen<Values extends FieldValues> = ReturnType<typeof useFormScreen<Values>>;

/** A record form that has the screen to itself: it adds or edits as the address says. */
export function useFormScreen<Values extends FieldValues>(
  noun: WrittenNoun<Values>,
  { blank, list, another }: FormScreenOptions<Values>,
) {
  const { id } = useParams();
  const navigate = useNavigate();
  return { ...useRecordForm(noun, { blank, id, done: () => navigate(list), another }), list };
}
