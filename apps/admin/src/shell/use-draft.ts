import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { session } from './session.ts';

const keyOf = (name: string) => `auth.draft.${name}`;

/** Keeps what was typed when the session ends under a form, and gives it back once when the form is opened again. */
export function useDraft<Values extends FieldValues>(name: string, form: UseFormReturn<Values, unknown, Values>): void {
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.read().loggedIn || Object.keys(form.formState.dirtyFields).length === 0) return;
        keepDraft(name, form.getValues());
      }),
    [name, form],
  );
}

export const keepDraft = (name: string, values: unknown): void =>
  sessionStorage.setItem(keyOf(name), JSON.stringify(values));

/** What was typed before the session ended, taken out. */
export function takeDraft(name: string): unknown {
  const kept = sessionStorage.getItem(keyOf(name));
  sessionStorage.removeItem(keyOf(name));
  return kept === null ? undefined : (JSON.parse(kept) as unknown);
}
