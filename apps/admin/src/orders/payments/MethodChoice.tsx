import type { RefundMethod } from '@traiteur/domain/money/payment-methods.ts';
import { Choice } from '@traiteur/kit/form/Choice.tsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Payments.module.css';

interface MethodChoiceProps<Method extends RefundMethod> {
  methods: readonly Method[];
  /** The question; by default, how the client pays. */
  label?: string;
  value: Method | undefined;
  onChange: (method: Method) => void;
}

/** No method is preselected unless known: a wrong one would go unnoticed. */
export function MethodChoice<Method extends RefundMethod>({
  methods,
  label,
  value,
  onChange,
}: MethodChoiceProps<Method>) {
  const words = useTranslations('orders');
  const name = useId();
  const nameOf = (method: RefundMethod) => words(`paymentMethod.${method}`);
  return (
    <fieldset className={styles['methods']}>
      <legend>{label ?? words('payments.method')}</legend>
      {methods.map((method) => (
        <Choice key={method} name={name} checked={method === value} onChoose={() => onChange(method)}>
          {nameOf(method)}
        </Choice>
      ))}
    </fieldset>
  );
}
