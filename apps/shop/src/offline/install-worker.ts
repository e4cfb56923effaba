import type { Line } from '../site/browser/line.ts';
import { workerAddress } from './offline-addresses.ts';

/** The worker shows the offline page on a navigation without connection. Installed after the page has loaded. */
export function installWorker(window: Window, line: Line): void {
  // Undefined without HTTPS (except on localhost), and in private windows of some browsers.
  const { serviceWorker } = window.navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', () => line.note(true));
  const install = () => void serviceWorker.register(workerAddress).catch(() => undefined);
  if (window.document.readyState === 'complete') install();
  else window.addEventListener('load', install, { once: true });
}
