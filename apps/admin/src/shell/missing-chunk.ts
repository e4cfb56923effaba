const key = 'auth.reloaded-at';

/** Two reloads closer than this are no cure, in milliseconds. */
const guard = 10_000;

/** A new version has taken the place of the files this page knows: loading the page anew finds the new ones. Once, not for ever. */
export function reloadOnMissingChunk(): void {
  let target = location.href;
  // Reloading would come back to the page one was leaving.
  window.navigation?.addEventListener('navigate', (event) => {
    target = event.destination.url;
  });
  addEventListener('vite:preloadError', () => {
    const before = Number(sessionStorage.getItem(key));
    if (Date.now() - before < guard) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.assign(target);
  });
}
