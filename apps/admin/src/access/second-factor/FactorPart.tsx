import type { NewFactor, SecondFactor } from '@traiteur/contract/access/second-factor.ts';
import type { ReactNode } from 'react';
import styles from './FactorPart.module.css';

export interface FactorPartProps {
  data: SecondFactor;
  /** Why no factor can be removed now. */
  locked: string | undefined;
  isLast: boolean;
  receive: (answer: NewFactor) => void;
}

interface PartProps {
  title: string;
  explanation: string;
  actions?: ReactNode;
  children?: ReactNode;
}

export const FactorPart = ({ title, explanation, actions, children }: PartProps) => (
  <section className={styles['part']}>
    <h3>{title}</h3>
    <p>{explanation}</p>
    {children}
    <div className={styles['actions']}>{actions}</div>
  </section>
);
