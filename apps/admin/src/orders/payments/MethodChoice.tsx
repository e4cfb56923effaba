import { type ManualMethod, manualMethods } from '@traiteur/domain/payments/payment-methods.ts';
import { Choice } from '@traiteur/kit/form/Choice.tsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Payments.module.css';

interface MethodChoiceProps {
  methods?: readonly ManualMethod[];
  value: ManualMethod | undefined;
  onChange: (method: ManualMethod) => void;
}

/** How money changes hands. None is chosen beforehand: a wrong one would pass unseen. */
export function MethodChoice({ methods = manualMethods, value, onChange }: MethodChoiceProps) {
  const words = useTranslations('orders');
  const name = useId();
  return (
    <fieldset className={styles['methods']}>
      <legend>{words('payments.method')}</legend>
      {methods.map((method) => (
        <Choice key={method} name={name} checked={method === value} onChoose={() => onChange(method)}>
          {words(`paymentMethod.${method}`)}
        </Choice>
      ))}
    </fieldset>
  );
}
