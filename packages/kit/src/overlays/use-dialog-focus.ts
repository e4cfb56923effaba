import { useEffect } from 'react';

/** Mantine starts at the close button, and returns the focus only for dialogs that stay in the page. */
export function useDialogFocus(isOpen: boolean): (body: HTMLElement | null) => (() => void) | undefined {
  useEffect(() => {
    const previousElement = document.activeElement;
    if (!isOpen || !(previousElement instanceof HTMLElement) || previousElement === document.body) return;
    return () => {
      // The closing dialog may focus something itself, such as the next screen's heading.
      setTimeout(() => {
        if (previousElement.isConnected && isNowhere()) previousElement.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
  return markFirstField;
}

const fields = 'input:enabled:not([type=hidden]), textarea:enabled, select:enabled';

/** Mantine focuses `data-autofocus`. A field that loads later takes the focus from the close button. */
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

/** On the page itself or on a portal's root. */
const isNowhere = () => document.activeElement === null || document.activeElement.matches('body, [data-portal]');
