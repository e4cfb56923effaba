import type { Severity } from '@traiteur/domain/orders/allergies.ts';
import styles from './SeverityChoice.module.css';

type Choice = Severity | 'none';
const choices: readonly Choice[] = ['none', 'intolerance', 'allergy'];

interface SeverityChoiceProps {
  name: string;
  allergen: string;
  severity: Choice;
  labelOf: (choice: Choice) => string;
  /** Without it the fields are uncontrolled. */
  onChange?: (choice: Choice) => void;
}

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
