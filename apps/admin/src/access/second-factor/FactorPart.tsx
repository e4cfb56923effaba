import type { NewFactor, SecondFactor } from '@traiteur/contract/access/second-factor.ts';
import type { ReactNode } from 'react';
import styles from './FactorPart.module.css';

/** What each part of the card is given. */
export interface FactorPartProps {
  data: SecondFactor;
  /** Why nothing can be removed now. */
  locked: string | undefined;
  /** Whether what would be removed is all there is. */
  isLast: boolean;
  /** Takes what the server answered to something new. */
  receive: (answer: NewFactor) => void;
}

interface PartProps {
  title: string;
  explanation: string;
  /** What can be added or made. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One kind of proof: what it is, which ones there are, what can be done. */
export const FactorPart = ({ title, explanation, actions, children }: PartProps) => (
  <section className={styles['part']}>
    <h3>{title}</h3>
    <p>{explanation}</p>
    {children}
    <div className={styles['actions']}>{actions}</div>
  </section>
);
