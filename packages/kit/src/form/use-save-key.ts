import type { RefObject } from 'react';
import { topDialog, useShortcut } from '../setup/use-shortcut.ts';

/** Ctrl or ⌘ S, if the element is in front. */
export function useSaveKey(element: RefObject<HTMLElement | null>, save: () => void, on = true): void {
  useShortcut(
    's',
    () => {
      if (isInFront(element.current)) save();
    },
    on,
  );
}

/** A form under a dialog does not save. */
function isInFront(element: HTMLElement | null): boolean {
  const dialog = topDialog();
  return !dialog || dialog.contains(element);
}
