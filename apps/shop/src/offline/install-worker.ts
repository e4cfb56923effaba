import type { Line } from '../site/browser/line.ts';
import { workerAddress } from './offline-addresses.ts';

/** Lets the site itself say that the line is lost where somebody goes to another page. Once all else of this page is there. */
export function installWorker(window: Window, line: Line): void {
  // Only pages over HTTPS have them, or on this machine; some browsers give them to nobody in a private window.
  const { serviceWorker } = window.navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', () => line.note(true));
  const install = () => void serviceWorker.register(workerAddress).catch(() => undefined);
  if (window.document.readyState === 'complete') install();
  else window.addEventListener('load', install, { once: true });
}
