import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import styles from './CashUps.module.css';

/** Counted minus noted, in cents; red where money is missing. */
export function Difference({ cents }: { cents: number }) {
  const { formatMoney } = useKitSettings();
  return (
    <span className={cents < 0 ? styles['missing'] : undefined}>{`${cents > 0 ? '+' : ''}${formatMoney(cents)}`}</span>
  );
}
