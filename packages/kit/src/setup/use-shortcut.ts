import { useEffect, useEffectEvent } from 'react';

/** Calls back once when Ctrl or ⌘ is pressed with a letter, wherever the focus is. The browser's own shortcut does not run. */
export function useShortcut(letter: string, take: () => void, on = true): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, key, repeat } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== letter) return;
    event.preventDefault();
    if (!repeat) take();
  });
  useEffect(() => {
    if (!on) return;
    const listener = (event: KeyboardEvent) => hear(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [on]);
}

/** How people here write Ctrl or ⌘ with a letter. */
export const shortcutText = (letter: string): string =>
  (/Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘ ' : 'Ctrl ') + letter.toUpperCase();

/** The dialog that waits for an answer, above any others. */
export const topDialog = (): Element | undefined => [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
