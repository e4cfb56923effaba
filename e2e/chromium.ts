import { type Browser, chromium } from 'playwright-core';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

declare global {
  /** The worker's Chromium. */
  var openChromium: () => Promise<Browser>;
}

const executablePath = process.env.CHROME ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page stays long enough to earn what optimizing its scripts takes.
  '--js-flags=--no-opt,--no-maglev',
  // Letters as wide as on a screen, which the headless shell would round.
  '--font-render-hinting=none',
];

/** One Chromium for all files that a worker runs. It is closed before the worker is: a worker that is killed would leave its folders. */
export default {
  ...builtinEnvironments.node,
  async setup(global, options) {
    const node = await builtinEnvironments.node.setup(global, options);
    let browser: Promise<Browser> | undefined;
    globalThis.openChromium = () => (browser ??= chromium.launch({ executablePath, args }));
    return {
      async teardown() {
        await (await browser)?.close();
        await node.teardown(global);
      },
    };
  },
} satisfies Environment;
