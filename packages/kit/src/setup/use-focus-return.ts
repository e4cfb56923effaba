import { type RefObject, useRef } from 'react';

/** After closing, returns the focus to the element that had it, or to the fallback. */
export function useFocusReturn(fallback: RefObject<HTMLElement | null>) {
  const previousElement = useRef<Element>(null);
  return {
    note: () => {
      previousElement.current = document.activeElement;
    },
    restore: () => {
      const element = previousElement.current;
      const stands = element instanceof HTMLElement && element !== document.body && element.isConnected;
      (stands ? element : fallback.current)?.focus({ preventScroll: true });
    },
  };
}
