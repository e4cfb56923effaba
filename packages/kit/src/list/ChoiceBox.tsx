import type { KeyboardEvent } from 'react';
import { usePhrase } from '../setup/kit-words.ts';
import { choiceWords } from './choice-words.ts';
import styles from './ChoiceBox.module.css';
import type { RowChoice } from './use-row-choice.ts';

interface ChoiceBoxProps<Row> {
  choice: RowChoice<Row>;
  rowKey: string | number;
  name: string;
  /** Only one box is a tab stop; the arrows reach the others. */
  isTabStop: boolean;
}

/** With Shift, chooses all rows up to this one. */
export function ChoiceBox<Row>({ choice, rowKey, name, isTabStop }: ChoiceBoxProps<Row>) {
  const phrase = usePhrase();
  return (
    <label className={styles['box']}>
      <input
        type="checkbox"
        data-choice={rowKey}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={`${phrase(choiceWords.choose)} ${name}`}
        checked={choice.has(rowKey)}
        onChange={({ currentTarget, nativeEvent }) =>
          choice.toggle(rowKey, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

export function PageChoiceBox<Row>({ choice }: { choice: RowChoice<Row> }) {
  const phrase = usePhrase();
  const { wholePage, rows } = choice;
  return (
    <label className={styles['box']}>
      <input
        type="checkbox"
        aria-label={phrase(choiceWords.choosePage)}
        checked={wholePage}
        ref={(box) => {
          if (box) box.indeterminate = !wholePage && rows.length > 0;
        }}
        onChange={({ currentTarget }) => choice.togglePage(currentTarget.checked)}
      />
    </label>
  );
}

/** Arrows walk the boxes, with Shift they choose; Ctrl or ⌘ A chooses the page, Escape clears. */
export function walkBoxes<Row>(
  event: KeyboardEvent<HTMLElement>,
  keys: readonly (string | number)[],
  choice: RowChoice<Row>,
) {
  const { key, target, currentTarget, shiftKey } = event;
  if (!(target instanceof HTMLInputElement) || target.dataset['choice'] === undefined) return;
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input[data-choice]')];
  const at = boxes.indexOf(target);
  if (key === 'a' && (event.ctrlKey || event.metaKey)) choice.togglePage(true);
  else if (key === 'Escape') choice.clear();
  else if (key === 'ArrowDown' || key === 'ArrowUp') {
    const place = at + (key === 'ArrowDown' ? 1 : -1);
    const [from, to] = [keys[at], keys[place]];
    if (shiftKey && from !== undefined && to !== undefined) choice.extend(from, to);
    boxes[place]?.focus();
  } else return;
  event.preventDefault();
}
