import { type RefObject, useRef } from 'react';

/** Gives the focus back, once something that took it has closed, to what had it before; to the fallback where that is gone. */
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
