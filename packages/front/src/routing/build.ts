import { createStore } from '../browser/store.ts';
import type { Browser } from '../browser/browser.ts';

/**
 * Whether the server gives out another build than the one that this tab was begun with: it may ask for what this tab
 * does not know.
 */
export function createBuild({ own, served }: Browser['script']) {
  const age = createStore(false);
  return {
    isOld: age.read,
    subscribe: age.subscribe,
    /** Without an answer nothing changes. */
    async compare(): Promise<void> {
      const ownScript = own();
      if (age.read() || ownScript === undefined) return;
      const script = await served().catch(() => undefined);
      if (script !== undefined && script !== ownScript) age.write(true);
    },
  };
}
