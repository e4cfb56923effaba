import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCheck,
  IconCircleFilled,
  IconClock,
  IconMinus,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Chip.module.css';

export type Tone = 'ok' | 'wait' | 'care' | 'bad' | 'alarm' | 'info' | 'mute';

const icons = {
  ok: IconCheck,
  wait: IconClock,
  care: IconAlertCircle,
  bad: IconAlertTriangle,
  alarm: IconAlertTriangle,
  info: IconCircleFilled,
  mute: IconMinus,
};

/** Word, icon and colour: never colour alone. */
export function Chip({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <span className={`${styles['chip']} ${styles[tone]}`}>
      <Icon size={tone === 'info' ? 8 : 13} stroke={2.4} aria-hidden />
      {children}
    </span>
  );
}
