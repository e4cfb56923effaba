import type { OwnCompany } from '@traiteur/contract/own/own-invoices.ts';
import { offeredChoices, type PaymentChoice } from '@traiteur/domain/money/payment-choices.ts';
import { useId } from 'react';
import { Field } from '../../form/Field.tsx';
import type { Faults } from '../../form/faults.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Group.module.css';

interface PaymentFieldsProps {
  paymentChoice: PaymentChoice;
  purchaseReference: string;
  company: OwnCompany;
  isOnline: boolean;
  takesTransfers: boolean;
  faults: Faults;
  onPaymentChoice: (choice: PaymentChoice) => void;
  onPurchaseReference: (reference: string) => void;
}

/** Of the host's part. */
export function PaymentFields({ paymentChoice, purchaseReference, company, ...props }: PaymentFieldsProps) {
  const { faults, onPaymentChoice, onPurchaseReference } = props;
  const words = useShopWords('groupOrders.form');
  const id = useId();
  const choices = offeredChoices({ ...props, terms: company?.terms }, paymentChoice);
  return (
    <>
      <fieldset className={styles['choices']}>
        <legend>{words('payment')}</legend>
        {choices.map((choice) => (
          <label key={choice} className={styles['choice']}>
            <input
              type="radio"
              name={`${id}-payment`}
              checked={paymentChoice === choice}
              onChange={() => onPaymentChoice(choice)}
            />
            <span>{words(`choices.${choice}`)}</span>
          </label>
        ))}
      </fieldset>
      {company && (
        <Field
          label={words('purchaseReference')}
          hint={words(company.referenceRequired ? 'referenceNeeded' : 'referenceFree', { company: company.name })}
          value={purchaseReference}
          maxLength={80}
          autoComplete="off"
          fault={faults.fields['purchaseReference']}
          onChange={onPurchaseReference}
        />
      )}
    </>
  );
}
