import type { Client } from '@traiteur/contract/clients/clients.ts';
import { useChoiceField } from '@traiteur/kit/form/use-choice-field.ts';
import type { FieldProps } from '@traiteur/kit/form/use-field.ts';
import { PlainMultiSelect } from '@traiteur/kit/fields/PlainMultiSelect.tsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import styles from './AllergiesFields.module.css';

type Reaction = Client['allergens'][number];

/** A new reaction is an allergy until changed. */
export function ClientAllergensField({ name, label }: FieldProps) {
  const nameOf = useLocalName();
  const allergens = useChoices('allergens', 'list');
  const { value, change, leftover, ref, onBlur, error } = useChoiceField<Reaction[]>(name);
  const severityOf = (id: number) => value.find(({ allergenId }) => allergenId === id)?.severity ?? 'allergy';
  const options = allergens.map((allergen) => ({ value: allergen.id, label: nameOf(allergen.name) }));
  return (
    <div data-field={name}>
      <PlainMultiSelect
        ref={ref}
        label={label}
        error={error}
        options={options}
        value={value.map(({ allergenId }) => allergenId)}
        leftover={leftover}
        onBlur={onBlur}
        onChange={(ids, text) =>
          change(
            ids.map((allergenId) => ({ allergenId, severity: severityOf(allergenId) })),
            text,
          )
        }
      />
      {value.length > 0 && (
        <ul className={styles['severities']}>
          {value.map((reaction) => (
            <li key={reaction.allergenId}>
              <SeverityChoice
                allergen={options.find((option) => option.value === reaction.allergenId)?.label ?? '…'}
                severity={reaction.severity}
                onChoose={(severity) =>
                  change(
                    value.map((entry) => (entry.allergenId === reaction.allergenId ? { ...entry, severity } : entry)),
                    leftover,
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SeverityChoiceProps {
  allergen: string;
  severity: Reaction['severity'];
  onChoose: (severity: Reaction['severity']) => void;
}

function SeverityChoice({ allergen, severity, onChoose }: SeverityChoiceProps) {
  const words = useTranslations('clients');
  const group = useId();
  return (
    <fieldset className={styles['severity']}>
      <legend className="visually-hidden">{words('allergies.severity', { name: allergen })}</legend>
      <span aria-hidden>{allergen}</span>
      {(['allergy', 'intolerance'] as const).map((option) => (
        <label key={option}>
          <input type="radio" name={group} checked={severity === option} onChange={() => onChoose(option)} />
          {words(`severities.${option}`)}
        </label>
      ))}
    </fieldset>
  );
}
