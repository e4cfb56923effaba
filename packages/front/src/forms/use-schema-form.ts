import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useLocale } from 'use-intl';
import type * as z from 'zod/mini';
import { useFaultMessage } from './fault-messages.ts';

/** Start values: a number may be missing, and the schema refuses it until typed. */
export type Blank<Values> = { [Name in keyof Values]: BlankValue<Values[Name]> };
type BlankValue<Value> = Value extends number
  ? Value | null
  : Value extends (infer One extends object)[]
    ? Blank<One>[]
    : Value;

export function useSchemaForm<Values extends FieldValues>(
  schema: z.ZodMiniType<unknown, Values>,
  start: Blank<Values>,
) {
  const error = useFaultMessage();
  const form = useForm<Values, unknown, Values>({
    defaultValues: start as DefaultValues<Values>,
    resolver: zodResolver(schema as never, { error, reportInput: true } as never) as never,
    mode: 'onTouched',
    // `Form` focuses the first fault on the screen; react-hook-form would focus the first registered field.
    shouldFocusError: false,
  });
  const { trigger, clearErrors, formState } = form;
  const { errors } = formState;
  const locale = useLocale();
  const shownLocale = useRef(locale);
  useEffect(() => {
    if (shownLocale.current === locale) return;
    shownLocale.current = locale;
    // Retranslates local faults after a language change; server faults stay until the next request.
    const wrong = Object.keys(errors).filter((name) => name !== 'root') as Path<Values>[];
    clearErrors();
    if (wrong.length > 0) void trigger(wrong);
  }, [locale, trigger, clearErrors, errors]);
  return form;
}
