import { type Browser, chromium } from 'playwright-core';
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { chromiumOptions } from './chromium-options.ts';

declare global {
  var openChromium: () => Promise<Browser>;
}

/** Closes the browser before the worker ends: a killed worker would leave its temporary folders. */
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
