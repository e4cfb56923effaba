import { type RefObject, useRef } from 'react';

/** After closing, returns the focus to the element that had it, or to the fallback. */
export function useFocusReturn(fallback: RefObject<HTMLElement | null>) {
  const before = useRef<Element>(null);
  return {
    note: () => {
      before.current = document.activeElement;
    },
    restore: () => {
      const element = before.current;
      const stands = element instanceof HTMLElement && element !== document.body && element.isConnected;
      (stands ? element : fallback.current)?.focus({ preventScroll: true });
    },
  };
}
