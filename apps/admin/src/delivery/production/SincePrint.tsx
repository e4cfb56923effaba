import styles from './PlanDays.module.css';

/** Against what stands on the paper: read without colour too. */
export const SincePrint = ({ children }: { children: string }) => <b className={styles['changed']}>{children}</b>;
