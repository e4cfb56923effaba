import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { PlainMultiSelect } from '@traiteur/kit/fields/PlainMultiSelect.tsx';
import { useChoiceField } from '@traiteur/kit/form/use-choice-field.ts';
import type { FieldProps } from '@traiteur/kit/form/use-field.ts';
import { useId } from 'react';
import styles from './ChosenAllergensField.module.css';

type Chosen<Key extends string, Answer extends string> = { allergenId: number } & Record<Key, Answer>;

interface ChosenAllergensProps<Key extends string, Answer extends string> extends FieldProps {
  /** The property that holds the answer. */
  answerKey: Key;
  /** The first one is meant until it is changed. */
  answers: readonly [Answer, ...Answer[]];
  nameOfAnswer: (answer: Answer) => string;
  /** Of the answers of one allergen, for who does not see it beside them. */
  legend: (allergen: string) => string;
}

/** Some allergens, each with an answer. */
export function ChosenAllergensField<const Key extends string, const Answer extends string>({
  name,
  label,
  hint,
  answerKey,
  answers,
  nameOfAnswer,
  legend,
}: ChosenAllergensProps<Key, Answer>) {
  type Row = Chosen<Key, Answer>;
  const nameOf = useLocalName();
  const group = useId();
  const allergens = useChoices('allergens', 'list');
  const { value, change, leftover, ref, onBlur, error } = useChoiceField<Row[]>(name);
  const options = allergens.map((allergen) => ({ value: allergen.id, label: nameOf(allergen.name) }));
  const row = (allergenId: number, answer: Answer) => ({ allergenId, [answerKey]: answer }) as Row;
  const answerOf = (id: number) => value.find(({ allergenId }) => allergenId === id)?.[answerKey] ?? answers[0];
  const answer = (id: number, chosenAnswer: Answer) =>
    change(
      value.map((entry) => (entry.allergenId === id ? row(id, chosenAnswer) : entry)),
      leftover,
    );
  return (
    <div data-field={name}>
      <PlainMultiSelect
        ref={ref}
        label={label}
        {...(hint === undefined ? {} : { description: hint })}
        error={error}
        options={options}
        value={value.map(({ allergenId }) => allergenId)}
        leftover={leftover}
        onBlur={onBlur}
        onChange={(ids, text) =>
          change(
            ids.map((id) => row(id, answerOf(id))),
            text,
          )
        }
      />
      {value.length > 0 && (
        <ul className={styles['chosen']}>
          {value.map(({ allergenId: id }) => {
            const allergen = options.find((option) => option.value === id)?.label ?? '…';
            return (
              <li key={id}>
                <fieldset className={styles['answers']}>
                  <legend className="visually-hidden">{legend(allergen)}</legend>
                  <span aria-hidden>{allergen}</span>
                  {answers.map((option) => (
                    <label key={option}>
                      <input
                        type="radio"
                        name={`${group}-${id}`}
                        checked={answerOf(id) === option}
                        onChange={() => answer(id, option)}
                      />
                      {nameOfAnswer(option)}
                    </label>
                  ))}
                </fieldset>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
