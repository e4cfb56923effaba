/** In milliseconds. A page hidden for longer is loaded again: stock, prices and allergens change. */
const longest = 10 * 60_000;

interface Visitor {
  avoided: () => string | undefined;
  signedIn: () => string | undefined;
}

/**
 * Reloads a page restored from the back/forward cache, or a tab that comes back, if the allergens or the session have
 * changed, or after a long time.
 */
export function drawAnewOnReturn(window: Window, { avoided, signedIn }: Visitor): void {
  const initialState = { avoided: avoided(), signedIn: signedIn() };
  let leftAt = Date.now();
  const check = (isKept: boolean) => {
    const { document } = window;
    const wasLong = Date.now() - leftAt > longest && document.querySelector('[data-verdict], [data-article]') !== null;
    // A page that sells dishes has no form to lose.
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
