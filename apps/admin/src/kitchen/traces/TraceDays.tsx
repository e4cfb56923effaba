import type { Trace } from '@traiteur/contract/kitchen/traces.ts';
import { FilterDate } from '@traiteur/kit/fields/dates/FilterDate.tsx';
import { useTranslations } from 'use-intl';
import styles from './Traces.module.css';

interface TraceDaysProps {
  trace: Pick<Trace, 'root' | 'from' | 'to'>;
  onChange: (days: { from?: string; to?: string }) => void;
}

/** A lot and an order are of one day. */
export function TraceDays({ trace: { root, from, to }, onChange }: TraceDaysProps) {
  const words = useTranslations('traces');
  if (root.kind === 'lot' || root.kind === 'order') return null;
  return (
    <div className={`${styles['days']} no-print`}>
      <FilterDate label={words('from')} value={from} onChange={(day) => day && onChange({ from: day })} />
      <FilterDate label={words('to')} value={to} onChange={(day) => day && onChange({ to: day })} />
    </div>
  );
}
