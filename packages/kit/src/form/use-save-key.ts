import type { RefObject } from 'react';
import { topDialog, useShortcut } from '../setup/use-shortcut.ts';

/** Ctrl or ⌘ S saves what the element stands for, if it is the one in front. */
export function useSaveKey(element: RefObject<HTMLElement | null>, save: () => void, on = true): void {
  useShortcut(
    's',
    () => {
      if (isInFront(element.current)) save();
    },
    on,
  );
}

/** The form in front: one under a dialog does not save. */
function isInFront(element: HTMLElement | null): boolean {
  const dialog = topDialog();
  return !dialog || dialog.contains(element);
}
