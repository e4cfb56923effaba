import { type ImportRecord, rowStates } from '@traiteur/contract/house/imports.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import styles from './Imports.module.css';

export const tones = {
  new: 'ok',
  changed: 'info',
  joined: 'info',
  same: 'mute',
  refused: 'bad',
  kept: 'care',
} as const;

export function Counts({ counts }: Pick<ImportRecord, 'counts'>) {
  const words = useTranslations('imports');
  const shownStates = rowStates.filter((state) => counts[state] > 0);
  return (
    <p className={styles['counts']}>
      {shownStates.map((state) => (
        <Chip key={state} tone={tones[state]}>
          {words(`counts.${state}`, { count: counts[state] })}
        </Chip>
      ))}
    </p>
  );
}
