/** How long a page may have been out of sight and still be shown as it was, in milliseconds: what is left, prices and allergens are of today. */
const longest = 10 * 60_000;

/**
 * Browsers keep a page that one leaves and show it again as it was, at once. It is drawn anew where that would not be true any more: somebody
 * has said meanwhile what they avoid, signed in or out, or was away for long.
 */
export function drawAnewOnReturn(window: Window, readVisitor: () => string): void {
  const visitor = readVisitor();
  let leftAt = Date.now();
  const check = (isKept: boolean) => {
    const wasLong = Date.now() - leftAt > longest && showsDishes(window.document);
    if (wasLong || (isKept && readVisitor() !== visitor)) window.location.reload();
  };
  window.addEventListener('pageshow', ({ persisted }) => persisted && check(true));
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') leftAt = Date.now();
    else check(false);
  });
}

const showsDishes = (document: Document) => document.querySelector('[data-verdict], [data-article]') !== null;
