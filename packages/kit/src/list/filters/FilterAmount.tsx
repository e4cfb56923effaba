import { useId, useState } from 'react';
import { InputError } from '../../form/InputError.tsx';
import { useKitSettings } from '../../setup/kit-settings.ts';
import { usePhrase } from '../../setup/kit-words.ts';
import filters from './FilterSelect.module.css';
import { choiceWords } from '../choice-words.ts';
import styles from './FilterAmount.module.css';

interface FilterAmountProps {
  label: string;
  from: string;
  to: string;
  /** Cents; empty for an open end. */
  values: { from: string; to: string };
  onChange: (values: { from: string | undefined; to: string | undefined }) => void;
}

export function FilterAmount({ label, from, to, values, onChange }: FilterAmountProps) {
  const id = useId();
  const phrase = usePhrase();
  const { formatMoney, readMoney } = useKitSettings();
  const [fault, setFault] = useState<string>();
  function change(end: 'from' | 'to', text: string) {
    const value = text.trim() === '' ? '' : readMoney(text);
    setFault(value === undefined ? phrase(choiceWords.noAmount) : undefined);
    if (value === undefined || String(value) === values[end]) return;
    const next = { ...values, [end]: String(value) };
    onChange({ from: next.from || undefined, to: next.to || undefined });
  }
  return (
    <div>
      <div
        role="group"
        aria-label={label}
        className={`${filters['filter']} ${styles['amount']} ${values.from || values.to ? filters['on'] : ''}`}
      >
        <span aria-hidden>{label}</span>
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {end === 'from' ? from : to}
            <input
              // A new address replaces the typed text.
              key={values[end]}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={values[end] && formatMoney(Number(values[end]))}
              aria-invalid={fault !== undefined}
              aria-describedby={`${id}fault`}
              onBlur={({ currentTarget }) => change(end, currentTarget.value)}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && change(end, currentTarget.value)}
            />
          </label>
        ))}
      </div>
      <InputError id={`${id}fault`} fault={fault} />
    </div>
  );
}
