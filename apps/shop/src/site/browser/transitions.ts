/** A browser rejects a view transition that the next page cuts short. That is harmless, but it would log an error. */
export function hearTransitions(window: Window): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    const isGivenUp = reason instanceof DOMException && /\btransition was (aborted|skipped)/i.test(reason.message);
    if (isGivenUp) event.preventDefault();
  });
}
