import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { Api } from '@traiteur/contract/operations.ts';
import type { Verb } from '@traiteur/contract/statement/operation.ts';
import { withoutSecrets } from '@traiteur/contract/statement/secrets.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useSavingWaits } from '@traiteur/front/forms/pending-uploads.ts';
import { useDraft } from '@traiteur/front/forms/use-draft.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useUnsavedGuard } from '@traiteur/front/forms/UnsavedWork.tsx';
import { useFront } from '@traiteur/front/front.ts';

interface ThingFormOptions<Values extends FieldValues> {
  /** Tag of the noun. */
  tag: keyof Api;
  schema: z.ZodMiniType<unknown, Values> & { shape: Record<string, z.ZodMiniType> };
  /** What a new one starts from. */
  blank: Values;
  /** The one to edit; a new one without. */
  id: string | number | undefined;
  /** What comes after it was saved or removed. */
  done: () => Promise<void> | void;
}

interface NounFormOptions<Values extends FieldValues> extends Omit<ThingFormOptions<Values>, 'id' | 'done'> {
  /** Address of its list, where the form leads back to. */
  list: string;
}

/** What is asked in a dialog rather than said above the form. */
const askedAbout = ['stale', 'not-found', 'in-use', 'product-has-orders'];

interface Kept {
  id: number;
  version: number;
}

/** What was typed, and the version it was typed over: what somebody else saved meanwhile is still found out. */
const draftOfThing = z.object({ version: z.number(), values: z.record(z.string(), z.unknown()) });

/** Adds or edits one thing, whichever the address says. */
export function useNounForm<Values extends FieldValues>({ list, ...options }: NounFormOptions<Values>) {
  const { id } = useParams();
  const navigate = useNavigate();
  return { ...useThingForm({ ...options, id, done: () => navigate(list) }), list };
}

export type NounForm<Values extends FieldValues> = ReturnType<typeof useNounForm<Values>>;

/** Adds or edits one thing: loads it, saves it, removes it, and loses nothing on the way. */
export function useThingForm<Values extends FieldValues>({ tag, schema, blank, id, done }: ThingFormOptions<Values>) {
  const { api, drafts, session } = useFront();
  const words = useTranslations('shell.form');
  const queries = useQueryClient();
  const [problem, setProblem] = useState<ApiRefusal>();
  const call = (verb: Verb, parameters: object, body?: unknown) =>
    api.call(tag, verb as never, parameters as never, body as never) as Promise<Kept | undefined>;

  const loaded = useQuery({
    queryKey: [tag, id],
    queryFn: () => call('get', { id }),
    enabled: id !== undefined,
    gcTime: 0,
    // What comes anew takes the place of what is typed.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const form = useSchemaForm(schema, blank);
  const showFaults = useShowFaults(form);
  const version = useRef(0);
  const saved = useRef(false);
  const answering = useRef(false);
  const draftName = `${tag}.${id ?? 'new'}`;
  const { reset, formState } = form;
  const { isDirty } = formState;
  const { waitFor, isWaiting, allWell } = useSavingWaits();
  const isUnsaved = useCallback(() => (isDirty || isWaiting()) && !saved.current, [isDirty, isWaiting]);
  useDraft(draftName, () =>
    isUnsaved() ? { version: version.current, values: withoutSecrets(schema.shape, form.getValues()) } : undefined,
  );
  const fill = useCallback(
    (thing: Kept | undefined) => {
      if (thing) version.current = thing.version;
      const fields = Object.keys(schema.shape);
      const values = thing && Object.fromEntries(Object.entries(thing).filter(([name]) => fields.includes(name)));
      // What is written but never read back, a password, stays as in a new one.
      reset({ ...blank, ...values });
      const draft = draftOfThing.safeParse(drafts.take(draftName, session.read().user?.id)).data;
      if (draft) {
        version.current = draft.version;
        reset({ ...blank, ...values, ...draft.values }, { keepDefaultValues: true });
        toast.success(words('restored'));
      }
    },
    // What a form starts from is said once, where it is written.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [reset, draftName],
  );
  useEffect(() => {
    if (id === undefined || loaded.data) fill(loaded.data);
    // What was typed over another thing is none of this one's.
    else reset(blank);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, loaded.data, fill, reset]);

  const leaving = useUnsavedGuard(isUnsaved);

  async function save(values: Values, then: 'done' | 'another' = 'done', asNew = id === undefined): Promise<void> {
    // What it waited for is part of what is saved; what failed says so at its field.
    if (isWaiting()) return (await allWell()) ? form.handleSubmit((now) => save(now, then, asNew))() : undefined;
    try {
      await (asNew ? call('create', {}, values) : call('update', { id }, { ...values, version: version.current }));
      saved.current = true;
      drafts.drop(draftName);
      await queries.invalidateQueries({ queryKey: [tag] });
      toast.success(words(asNew ? 'added' : 'saved'));
      if (then === 'done') await done();
      else reset(blank);
      // Where one stays, what is typed next is unsaved again.
      saved.current = false;
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown) {
    const asked = error instanceof ApiRefusal && askedAbout.includes(error.problem.code);
    if (asked) setProblem(error);
    else showFaults(error);
  }

  /** Answers what the form has asked, once: the question goes as soon as one has answered. */
  async function answer(step: () => Promise<unknown>) {
    if (answering.current) return;
    answering.current = true;
    setProblem(undefined);
    await step().catch(fail);
    answering.current = false;
  }

  return {
    form,
    id,
    loaded,
    save,
    waitFor,
    problem,
    leaving,
    dismiss: () => setProblem(undefined),
    canSave: api.offers(tag, (id === undefined ? 'create' : 'update') as never),
    canAdd: api.offers(tag, 'create' as never),
    canRemove: id !== undefined && api.offers(tag, 'remove' as never),
    canDeactivate: 'active' in schema.shape,
    /** Saves over what somebody else saved meanwhile. */
    keepMine: () =>
      answer(async () => {
        const theirs = await call('get', { id });
        if (theirs) version.current = theirs.version;
        await form.handleSubmit((values) => save(values))();
      }),
    takeTheirs: () => answer(async () => fill(await call('get', { id }))),
    /** Adds what somebody else removed meanwhile. */
    addAgain: () => answer(() => form.handleSubmit((values) => save(values, 'done', true))()),
    remove: () =>
      answer(async () => {
        await call('remove', { id }).catch(unlessGone);
        saved.current = true;
        queries.removeQueries({ queryKey: [tag, id] });
        await queries.invalidateQueries({ queryKey: [tag] });
        toast.success(words('removed'));
        await done();
      }),
    deactivate: () =>
      answer(() => {
        form.setValue('active' as Path<Values>, false as never, { shouldDirty: true });
        return form.handleSubmit((values) => save(values))();
      }),
  };
}

/** What somebody else has removed already is removed. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof ApiRefusal && error.problem.code === 'not-found')) throw error;
}

export type ThingForm<Values extends FieldValues> = ReturnType<typeof useThingForm<Values>>;
