import { useId, useState } from 'react';
import filters from './FilterSelect.module.css';
import styles from './FilterChoice.module.css';

interface FilterChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  /** Undefined without typing. */
  onType: (text: string | undefined) => void;
  onChange: (choice: string | undefined) => void;
}

/** A filter with too many values for a list: typed, then chosen. */
export function FilterChoice({ label, value, options, onType, onChange }: FilterChoiceProps) {
  const id = useId();
  const [typedText, setTypedText] = useState<string>();
  const type = (text: string | undefined) => {
    setTypedText(text);
    onType(text);
  };
  const choose = (choice: string | undefined) => {
    type(undefined);
    if ((choice ?? '') !== value) onChange(choice);
  };
  function leave() {
    if (typedText === undefined) return;
    const text = typedText.trim();
    if (text === '') choose(undefined);
    else choose(optionNamed(text) ?? options[0] ?? (value || undefined));
  }
  const optionNamed = (text: string) => options.find((option) => isSame(option, text));
  return (
    <div className={`${filters['filter']} ${styles['choice']} ${value ? filters['on'] : ''}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        list={`${id}options`}
        value={typedText ?? value}
        onFocus={(event) => {
          type(value);
          event.currentTarget.select();
        }}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const option = optionNamed(text);
          if (option) choose(option);
          else type(text);
        }}
      />
      <datalist id={`${id}options`}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </div>
  );
}

const isSame = (option: string, text: string) => option.localeCompare(text, undefined, { sensitivity: 'base' }) === 0;
