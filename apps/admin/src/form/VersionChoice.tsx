import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Difference } from './versions.ts';
import styles from './VersionChoice.module.css';

export interface VersionChoiceProps {
  /** What it is that two people left different. */
  name: string;
  mine: ReactNode;
  theirs: ReactNode;
  changedBy: Difference['changedBy'];
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** One part of a record as two people left it, side by side: one of them is chosen. */
export function VersionChoice({ name, mine, theirs, changedBy, isTheirs, onChoose }: VersionChoiceProps) {
  const words = useTranslations('forms');
  const group = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>
        {name}
        {changedBy === 'both' && <small> · {words('changedByBoth')}</small>}
      </legend>
      {[false, true].map((theirVersion) => (
        <label key={String(theirVersion)}>
          <input
            type="radio"
            name={group}
            checked={isTheirs === theirVersion}
            onChange={() => onChoose(theirVersion)}
          />
          <span>
            <b>{words(theirVersion ? 'theirs' : 'mine')}</b>
            {theirVersion ? theirs : mine}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
