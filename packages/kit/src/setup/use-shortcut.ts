import { useEffect, useEffectEvent } from 'react';

/** Runs on Ctrl or ⌘ and a letter, wherever the focus is, instead of the browser's shortcut. */
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

export const shortcutText = (letter: string): string =>
  (/Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘ ' : 'Ctrl ') + letter.toUpperCase();

export const topDialog = (): Element | undefined => [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
