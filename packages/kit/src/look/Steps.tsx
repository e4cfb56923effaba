import { IconCheck } from '@tabler/icons-react';
import styles from './Steps.module.css';

export interface Step {
  key: string;
  name: string;
  state: 'done' | 'current' | 'ahead';
  detail?: string | undefined;
}

export function Steps({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <ol className={styles['steps']} aria-label={label}>
      {steps.map(({ key, name, state, detail }) => (
        <li key={key} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <span>
            {state === 'done' && <IconCheck size={15} stroke={2.6} aria-hidden />}
            {name}
          </span>
          {detail && <small>{detail}</small>}
        </li>
      ))}
    </ol>
  );
}
