import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { InputError } from '@traiteur/kit/form/InputError.tsx';
import { type ReactNode, useId } from 'react';
import styles from './AllergenStates.module.css';

interface AllergenStatesProps<State extends string> {
  name: string;
  label: string;
  allergens: readonly { id: number; name: Bilingual }[];
  answers: readonly State[];
  answerOf: (allergenId: number) => State;
  onAnswer: (allergenId: number, state: State) => void;
  nameOfAnswer: (state: State) => string;
  fault: string | undefined;
  /** Below them all. */
  children?: ReactNode;
}

/** One answer for each allergen. */
export function AllergenStates<State extends string>({
  name,
  label,
  allergens,
  answers,
  answerOf,
  onAnswer,
  nameOfAnswer,
  fault,
  children,
}: AllergenStatesProps<State>) {
  const nameOf = useLocalName();
  const [groupId, faultId] = [useId(), useId()];
  return (
    <fieldset className={styles['set']} data-field={name}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles['allergens']} data-answers={answers.length}>
        {allergens.map(({ id, name: allergen }) => (
          <div
            key={id}
            role="radiogroup"
            aria-label={nameOf(allergen)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? faultId : undefined}
            className={styles['presence']}
          >
            <span>{nameOf(allergen)}</span>
            {answers.map((state) => (
              <label key={state} className={styles[state]}>
                <input
                  type="radio"
                  name={`${groupId}-${id}`}
                  checked={answerOf(id) === state}
                  onChange={() => onAnswer(id, state)}
                />
                {nameOfAnswer(state)}
              </label>
            ))}
          </div>
        ))}
      </div>
      {children}
      <InputError id={faultId} fault={fault} />
    </fieldset>
  );
}
