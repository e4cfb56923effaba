import { useId, useState } from 'react';
import filters from './FilterSelect.module.css';
import styles from './FilterChoice.module.css';

interface FilterChoiceProps {
  label: string;
  /** What is chosen, as people read it; empty where nothing is. */
  value: string;
  /** What begins like the text, or holds it. */
  options: readonly string[];
  /** What is typed, so that the options can follow; undefined while nobody types. */
  onType: (text: string | undefined) => void;
  onChange: (choice: string | undefined) => void;
}

/** Narrows a list by one of many values: one types, and takes one of those offered. */
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
  /** Text that names no option chooses the first one that is offered, and where there is none, nothing. */
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
