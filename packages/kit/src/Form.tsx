import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Alarm } from './Alarm.tsx';
import styles from './Form.module.css';

interface FormProps<Values extends FieldValues, Saved extends FieldValues> {
  form: UseFormReturn<Values, unknown, Saved>;
  onSubmit: (values: Saved) => Promise<void>;
  /** Buttons at the foot, the one that saves first; a form without them has its own among its fields. */
  actions?: ReactNode;
  /** Whether Ctrl or ⌘ S saves this one: the screen's main form. */
  main?: boolean;
  /** Shown to who may not change it. */
  readOnly?: boolean;
  children: ReactNode;
}

/** A form: Ctrl or ⌘ S saves, the first fault gets the focus, a fault without a field stands on top. */
export function Form<Values extends FieldValues, Saved extends FieldValues>({
  form,
  onSubmit,
  actions,
  main = true,
  readOnly = false,
  children,
}: FormProps<Values, Saved>) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!main) return;
    function save(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // Under a dialog a form waits for its answer.
      const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
      if (dialog && !dialog.contains(element.current)) return;
      element.current?.requestSubmit();
    }
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [main]);
  const fault = form.formState.errors.root?.message;
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className={styles['form']}
        noValidate
        onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      >
        {fault && (
          <div role="alert">
            <Alarm title={fault} tone="warning" />
          </div>
        )}
        <fieldset disabled={readOnly}>{children}</fieldset>
        {actions && <div className={`${styles['actions']} no-print`}>{actions}</div>}
      </form>
    </FormProvider>
  );
}
