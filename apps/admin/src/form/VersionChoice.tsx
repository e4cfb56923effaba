import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Difference } from './versions.ts';
import styles from './VersionChoice.module.css';

export interface VersionChoiceProps {
  name: string;
  mine: ReactNode;
  theirs: ReactNode;
  changedBy: Difference['changedBy'];
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** Chooses between two versions of one part of a record, side by side. */
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
