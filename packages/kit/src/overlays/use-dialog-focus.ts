import { useEffect } from 'react';

/**
 * Where the focus goes with a dialog: into its first field, and back to what had it before. The library begins at the button that
 * closes, and gives back only the focus of a dialog that stays in the page when it closes. The answer is the ref of what the dialog holds.
 */
export function useDialogFocus(isOpen: boolean): (body: HTMLElement | null) => (() => void) | undefined {
  useEffect(() => {
    const before = document.activeElement;
    if (!isOpen || !(before instanceof HTMLElement) || before === document.body) return;
    return () => {
      // The last words of the dialog may take the focus somewhere, such as to another screen's heading.
      setTimeout(() => {
        if (before.isConnected && isNowhere()) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
  return markFirstField;
}

const fields = 'input:enabled:not([type=hidden]), textarea:enabled, select:enabled';

/** The library gives the focus to what is marked so. A field that comes later, with its code or its data, takes it from the button that closes. */
function markFirstField(body: HTMLElement | null) {
  if (!body || markFirst(body)) return;
  const arrival = new MutationObserver(() => {
    const first = markFirst(body);
    if (!first) return;
    arrival.disconnect();
    if (!body.contains(document.activeElement)) first.focus();
  });
  arrival.observe(body, { childList: true, subtree: true });
  return () => arrival.disconnect();
}

function markFirst(body: HTMLElement) {
  const first = body.querySelector<HTMLElement>('[data-autofocus]') ?? body.querySelector<HTMLElement>(fields);
  first?.setAttribute('data-autofocus', 'true');
  return first;
}

/** At the page itself, or at what overlays stand in. */
const isNowhere = () => document.activeElement === null || document.activeElement.matches('body, [data-portal]');
