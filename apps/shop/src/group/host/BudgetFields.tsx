import { type AboveBudget, aboveBudgetChoices } from '@traiteur/domain/own/group-orders.ts';
import { useId } from 'react';
import { Field } from '../../form/Field.tsx';
import type { Faults } from '../../form/faults.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Group.module.css';

interface BudgetFieldsProps {
  budget: string;
  aboveBudget: AboveBudget;
  /** Guests can pay by card where the house takes payments online. */
  isOnline: boolean;
  faults: Faults;
  onBudget: (budget: string) => void;
  onAboveBudget: (aboveBudget: AboveBudget) => void;
}

export function BudgetFields({ budget, aboveBudget, isOnline, faults, ...on }: BudgetFieldsProps) {
  const words = useShopWords('groupOrders.form');
  const id = useId();
  return (
    <>
      <Field
        label={words('budget')}
        hint={words('budgetHint')}
        inputMode="decimal"
        value={budget}
        fault={faults.fields['budget']}
        onChange={on.onBudget}
      />
      {isOnline && budget.trim() !== '' && (
        <fieldset className={styles['choices']}>
          <legend>{words('aboveBudget')}</legend>
          {aboveBudgetChoices.map((choice) => (
            <label key={choice} className={styles['choice']}>
              <input
                type="radio"
                name={`${id}-above`}
                checked={aboveBudget === choice}
                onChange={() => on.onAboveBudget(choice)}
              />
              <span>{words(`aboveChoices.${choice}`)}</span>
            </label>
          ))}
          {faults.fields['aboveBudget'] && <p className="fault">{faults.fields['aboveBudget']}</p>}
        </fieldset>
      )}
    </>
  );
}
