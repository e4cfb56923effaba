import { type Browser, chromium } from 'playwright-core';
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { chromiumOptions } from './chromium-options.ts';

declare global {
  /** The worker's Chromium. */
  var openChromium: () => Promise<Browser>;
}

/** One Chromium for all files that a worker runs. It is closed before the worker is: a worker that is killed would leave its folders. */
export default {
  ...builtinEnvironments.node,
  async setup(global, options) {
    const node = await builtinEnvironments.node.setup(global, options);
    let browser: Promise<Browser> | undefined;
    globalThis.openChromium = () => (browser ??= chromium.launch(chromiumOptions));
    return {
      async teardown() {
        await (await browser)?.close();
        await node.teardown(global);
      },
    };
  },
} satisfies Environment;
