import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Form.module.css';
import type { Faults } from './faults.ts';
import { FaultsContext } from './use-fault.ts';

interface FormProps {
  /** Where the browser itself sends it while no script is there; nowhere unless said. */
  action?: string;
  onSubmit: () => void;
  faults: Faults;
  busy: boolean;
  /** What its one button says. */
  submit: string;
  children: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
}

/** Fields and the one button. What is wrong is announced, and the first wrong field has the focus. */
export function Form({ action, onSubmit, faults, busy, submit, children, aside }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return (
    // A form of a dialog that stands in none: the browser itself sends it nowhere, should it be pressed before it is alive.
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
        {aside}
      </div>
    </form>
  );
}
