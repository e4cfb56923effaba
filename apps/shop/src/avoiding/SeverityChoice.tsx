import type { Severity } from '@traiteur/domain/orders/allergies.ts';
import styles from './SeverityChoice.module.css';

type Choice = Severity | 'none';
const choices: readonly Choice[] = ['none', 'intolerance', 'allergy'];

interface SeverityChoiceProps {
  /** Of the three fields, for what is sent. */
  name: string;
  allergen: string;
  severity: Choice;
  labelOf: (choice: Choice) => string;
  /** Without it the browser itself keeps what is chosen, until the form is sent. */
  onChange?: (choice: Choice) => void;
}

/** An allergen as none, an intolerance or an allergy. */
export function SeverityChoice({ name, allergen, severity, labelOf, onChange }: SeverityChoiceProps) {
  return (
    <fieldset className={styles['choice']}>
      <legend>{allergen}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            {...(onChange
              ? { checked: choice === severity, onChange: () => onChange(choice) }
              : { defaultChecked: choice === severity })}
          />
          <span>{labelOf(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}
