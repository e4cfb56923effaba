import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Form.module.css';
import type { Faults } from './faults.ts';
import { FaultsContext } from './use-fault.ts';

interface FormProps {
  /** Where the browser sends the form without a script; nowhere without it. */
  action?: string;
  onSubmit: () => void;
  faults: Faults;
  busy: boolean;
  submit: string;
  children: ReactNode;
  /** The text of the button that goes away without sending. */
  leave?: string;
  onLeave?: (() => void) | undefined;
  aside?: ReactNode;
}

/** Announces faults and focuses the first wrong field. */
export function Form({ action, onSubmit, faults, busy, submit, children, leave, onLeave, aside }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return (
    // Before hydration, `method="dialog"` outside of a dialog submits nothing.
    <form
      ref={form}
      action={action}
      method={action === undefined ? 'dialog' : 'post'}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FaultsContext value={faults}>{children}</FaultsContext>
      {faults.sentence && (
        <p role="alert" className={styles['failure']}>
          {faults.sentence}
        </p>
      )}
      <div className={styles['actions']}>
        <button type="submit" className="button primary" aria-busy={busy}>
          {submit}
        </button>
        {onLeave && (
          <button type="button" className="button" onClick={onLeave}>
            {leave}
          </button>
        )}
        {aside}
      </div>
    </form>
  );
}
