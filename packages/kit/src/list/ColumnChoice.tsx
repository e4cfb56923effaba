import { IconColumns3 } from '@tabler/icons-react';
import { useId } from 'react';
import { usePhrase } from '../setup/kit-words.ts';
import { choiceWords } from './choice-words.ts';
import styles from './ColumnChoice.module.css';
import filters from './filters/FilterSelect.module.css';
import type { ColumnChange } from './list-state.ts';
import { keysWith, shownColumns } from './shown-columns.ts';

interface ColumnChoiceProps {
  columns: readonly { key: string; heading: string; isExtra?: boolean | undefined }[];
  chosenKeys: readonly string[] | undefined;
  /** A function of the current keys, because another change may be on its way. */
  onChoose: (choice: ColumnChange) => void;
}

export function ColumnChoice({ columns, chosenKeys, onChoose }: ColumnChoiceProps) {
  const phrase = usePhrase();
  const id = useId();
  const anchorName = `--columns-${id}`;
  const shownKeys = shownColumns(columns, chosenKeys).map(({ key }) => key);
  return (
    <>
      <button
        type="button"
        className={`${filters['filter']} ${styles['opener']} ${chosenKeys ? filters['on'] : ''}`}
        popoverTarget={id}
        style={{ anchorName }}
      >
        <IconColumns3 size={16} aria-hidden />
        {phrase(choiceWords.columns)}
      </button>
      <fieldset id={id} popover="auto" className={styles['sheet']} style={{ positionAnchor: anchorName }}>
        <legend className="visually-hidden">{phrase(choiceWords.columns)}</legend>
        {columns.slice(1).map(({ key, heading }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={shownKeys.includes(key)}
              onChange={({ currentTarget: { checked } }) => onChoose((keys) => keysWith(columns, keys, key, checked))}
            />
            {heading}
          </label>
        ))}
        {chosenKeys && (
          <button type="button" onClick={() => onChoose(() => undefined)}>
            {phrase(choiceWords.usualColumns)}
          </button>
        )}
      </fieldset>
    </>
  );
}
