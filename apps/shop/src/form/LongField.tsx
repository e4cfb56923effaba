import { useId } from 'react';
import styles from './Form.module.css';
import { useFault } from './use-fault.ts';
import { useTypedEarly } from './use-typed-early.ts';

interface LongFieldProps {
  /** Name of the field if the browser sends the form without a script. */
  name: string;
  label: string;
  fault: string | undefined;
  value: string;
  maxLength: number;
  rows?: number;
  onChange: (text: string) => void;
}

export function LongField({ label, fault: sentFault, onChange, rows = 6, ...textArea }: LongFieldProps) {
  const id = useId();
  const fault = useFault(sentFault, textArea.value);
  const field = useTypedEarly<HTMLTextAreaElement>(textArea.value, onChange);
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        rows={rows}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
        onChange={({ target }) => onChange(target.value)}
        {...textArea}
      />
      {fault && (
        <p id={`${id}-fault`} className="fault">
          {fault}
        </p>
      )}
    </div>
  );
}
