import { type InputHTMLAttributes, useId } from 'react';
import styles from './Form.module.css';
import { useFault } from './use-fault.ts';
import { useTypedEarly } from './use-typed-early.ts';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  onChange: (text: string) => void;
}

export function Field({ label, hint, fault: sentFault, onChange, ...input }: FieldProps) {
  const id = useId();
  const fault = useFault(sentFault, input.value);
  const field = useTypedEarly<HTMLInputElement>(input.value, onChange);
  const descriptionIds = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        aria-invalid={fault ? true : undefined}
        aria-describedby={descriptionIds || undefined}
        onChange={({ target }) => onChange(target.value)}
        {...input}
      />
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
