/** How long a page may have been out of sight and still be shown as it was, in milliseconds: what is left, prices and allergens are of today. */
const longest = 10 * 60_000;

interface Visitor {
  /** What they avoid. */
  avoided: () => string | undefined;
  /** As whom they are signed in. */
  signedIn: () => string | undefined;
}

/**
 * Browsers keep a page that one leaves and show it again as it was, at once; another tab stands as it was left. It is drawn anew where that would
 * not be true any more: somebody has said meanwhile what they avoid, signed in or out, or was away for long.
 */
export function drawAnewOnReturn(window: Window, { avoided, signedIn }: Visitor): void {
  const initialState = { avoided: avoided(), signedIn: signedIn() };
  let leftAt = Date.now();
  const check = (isKept: boolean) => {
    const { document } = window;
    const wasLong = Date.now() - leftAt > longest && document.querySelector('[data-verdict], [data-article]') !== null;
    // Nothing is typed where dishes are sold.
    const avoidsElse =
      avoided() !== initialState.avoided && (isKept || document.querySelector('[data-article]') !== null);
    if (wasLong || avoidsElse || (isKept && signedIn() !== initialState.signedIn)) window.location.reload();
  };
  window.addEventListener('pageshow', ({ persisted }) => persisted && check(true));
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') leftAt = Date.now();
    else check(false);
  });
}
