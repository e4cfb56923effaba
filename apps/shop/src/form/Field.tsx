import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './Form.module.css';
import { useFault } from './use-fault.ts';
import { useTypedEarly } from './use-typed-early.ts';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  onChange: (text: string) => void;
  /** Stands in the field, at its end. */
  tool?: ReactNode;
}

export function Field({ label, hint, fault: sentFault, onChange, tool, ...input }: FieldProps) {
  const id = useId();
  const fault = useFault(sentFault, input.value);
  const field = useTypedEarly<HTMLInputElement>(input.value, onChange);
  const descriptionIds = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={tool ? styles['tooled'] : undefined}>
        <input
          ref={field}
          id={id}
          aria-invalid={fault ? true : undefined}
          aria-describedby={descriptionIds || undefined}
          onChange={({ target }) => onChange(target.value)}
          {...input}
        />
        {tool}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="fault">
          {fault}
        </p>
      )}
    </div>
  );
}
