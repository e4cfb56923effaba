import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Alarm } from '../look/Alarm.tsx';
import styles from './Form.module.css';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useSaveKey } from './use-save-key.ts';

interface FormProps<Values extends FieldValues, Saved extends FieldValues> {
  form: UseFormReturn<Values, unknown, Saved>;
  /** `button` is the value of the pressed button, empty after a key. */
  onSubmit: (values: Saved, button: string) => Promise<void> | void;
  actions?: ReactNode;
  /** The screen's main form: Ctrl or ⌘ S saves it. */
  main?: boolean;
  readOnly?: boolean;
  children: ReactNode;
}

/** Saves once at a time, also by Ctrl or ⌘ S. The first fault gets the focus; one without a field comes into sight. */
export function Form<Values extends FieldValues, Saved extends FieldValues>({
  form,
  onSubmit,
  actions,
  main = true,
  readOnly = false,
  children,
}: FormProps<Values, Saved>) {
  const element = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const oneAtATime = useOneAtATime();
  useSaveKey(element, () => element.current?.requestSubmit(), main && !readOnly);
  const { submitCount, errors } = form.formState;
  const fault = errors.root?.message;
  /** Until a fault is shown or somebody types: the server may answer after the submission is over. */
  const isAnswerAwaited = useRef(false);
  useEffect(() => {
    if (submitCount > 0) isAnswerAwaited.current = true;
  }, [submitCount]);
  useEffect(() => {
    if (!isAnswerAwaited.current) return;
    const field = firstFault(element.current);
    if (!fault && !field) return;
    isAnswerAwaited.current = false;
    alert.current?.scrollIntoView({ block: 'nearest' });
    field?.focus();
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React also sends a dialog's submit to the form around the dialog.
    event.stopPropagation();
    const button = event.nativeEvent.submitter?.getAttribute('value') ?? '';
    await oneAtATime(() => form.handleSubmit((values) => onSubmit(values, button))());
  }

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className={styles['form']}
        noValidate
        onInput={() => {
          isAnswerAwaited.current = false;
        }}
        onSubmit={(event) => void submit(event)}
      >
        {fault && (
          <div ref={alert} role="alert" className={styles['fault']}>
            <Alarm title={fault} tone="warning" />
          </div>
        )}
        <fieldset disabled={readOnly}>{children}</fieldset>
        {actions && <div className={`${styles['actions']} no-print`}>{actions}</div>}
      </form>
    </FormProvider>
  );
}

/** In reading order, which neither the schema's nor the server's faults follow; a field may find one by itself. */
function firstFault(form: HTMLElement | null): HTMLElement | null | undefined {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  return fault?.matches('[role="radiogroup"]') ? fault.querySelector('input') : fault;
}
