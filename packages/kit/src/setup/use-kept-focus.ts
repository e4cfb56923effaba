import { useEffect } from 'react';

/** When the focused element is removed, focuses what was around it: Tab must not start at the top. */
export function useKeptFocus(): void {
  useEffect(() => {
    let trail: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      trail = trailOf(target);
    };
    const forget = () =>
      setTimeout(() => {
        if (trail[0]?.isConnected && isLost()) trail = [];
      });
    const watch = new MutationObserver(() => {
      if (!isLost() || trail.length === 0 || trail[0]?.isConnected) return;
      const nearest = trail.find((element) => element.isConnected);
      trail = [];
      if (nearest) lend(nearest);
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      watch.disconnect();
    };
  }, []);
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

function trailOf(target: EventTarget | null): HTMLElement[] {
  const trail: HTMLElement[] = [];
  for (
    let element = target;
    element instanceof HTMLElement && element !== document.body;
    element = element.parentElement
  )
    trail.push(element);
  return trail;
}

/** Makes an element focusable by a `tabindex` until blur. */
function lend(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
