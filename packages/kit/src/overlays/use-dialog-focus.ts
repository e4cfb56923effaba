import { useEffect } from 'react';

/**
 * Where the focus goes with a dialog: into its first field, and back to what had it before. The library begins at the button that
 * closes, and gives back only the focus of a dialog that stays in the page when it closes. The answer is the ref of what the dialog holds.
 */
export function useDialogFocus(isOpen: boolean): (body: HTMLElement | null) => void {
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

/** The library gives the focus to what is marked so. */
function markFirstField(body: HTMLElement | null) {
  if (body?.querySelector('[data-autofocus]') === null)
    body.querySelector(fields)?.setAttribute('data-autofocus', 'true');
}

/** At the page itself, or at what overlays stand in. */
const isNowhere = () => document.activeElement === null || document.activeElement.matches('body, [data-portal]');
