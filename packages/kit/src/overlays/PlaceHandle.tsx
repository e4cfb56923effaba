import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { DropdownMenu } from './DropdownMenu.tsx';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import styles from './PlaceHandle.module.css';
import { useRowDrag } from './use-row-drag.ts';

interface PlaceHandleProps {
  label: string;
  /** From 1 to `count`. */
  place: number;
  count: number;
  /** Whether the rows stand beside one another. */
  isAbreast?: boolean;
  /** The handle is to have the focus once the row is drawn in its new place. */
  onMove: (place: number, handle: HTMLElement) => void;
}

/** Moves its row (a `tr` or an `li`): dragged by mouse or finger, by Alt and an arrow, or by its menu. */
export function PlaceHandle({ label, place, count, isAbreast = false, onMove }: PlaceHandleProps) {
  const phrase = usePhrase();
  const handle = useRef<HTMLElement>(null);
  const go = (wantedPlace: number, element = handle.current) => {
    if (element && wantedPlace !== place && wantedPlace >= 1 && wantedPlace <= count) onMove(wantedPlace, element);
  };
  const drag = useRowDrag(go);
  const moves = [
    { words: isAbreast ? kitWords.moveBefore : kitWords.moveUp, to: place - 1 },
    { words: isAbreast ? kitWords.moveAfter : kitWords.moveDown, to: place + 1 },
    { words: isAbreast ? kitWords.moveFront : kitWords.moveFirst, to: 1 },
    { words: isAbreast ? kitWords.moveEnd : kitWords.moveLast, to: count },
  ];
  return (
    <DropdownMenu
      button={{
        ...drag,
        className: styles['handle'],
        'aria-label': label,
        'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
        onFocus: ({ currentTarget }) => {
          handle.current = currentTarget;
        },
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          go(event.key === 'ArrowUp' ? place - 1 : place + 1, event.currentTarget);
        },
        children: <IconGripVertical size={18} aria-hidden />,
      }}
      head={null}
      actions={moves
        .filter(({ to }) => to >= 1 && to <= count && to !== place)
        .map(({ words, to }) => ({ label: phrase(words), run: () => go(to) }))}
    />
  );
}
