import type { RefObject } from 'react';
import { topDialog, useShortcut } from './use-shortcut.ts';

/** Ctrl or ⌘ S sends the form, if it is the one in front. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, on: boolean): void {
  useShortcut(
    's',
    () => {
      if (isInFront(form.current)) form.current?.requestSubmit();
    },
    on,
  );
}

/** Under a dialog a form waits for its answer. */
function isInFront(form: HTMLElement | null): boolean {
  const dialog = topDialog();
  return !dialog || dialog.contains(form);
}
