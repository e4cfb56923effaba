/**
 * The browser gives a transition between two pages up where the next one comes too soon or is hidden, which harms nobody; unheard, its console
 * tells of an error.
 */
export function hearTransitions(window: Window): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    const isGivenUp = reason instanceof DOMException && /\btransition was (aborted|skipped)/i.test(reason.message);
    if (isGivenUp) event.preventDefault();
  });
}
