import type { ReactNode } from 'react';
import styles from './ProductFields.module.css';

/** Shown, not typed: the recipe of the dish says them. */
export const FixedFields = ({ isFixed, children }: { isFixed: boolean; children: ReactNode }) => (
  <fieldset disabled={isFixed} className={`${styles['set']} ${styles['fixed']}`}>
    {children}
  </fieldset>
);
