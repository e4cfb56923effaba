/** How the tests open their Chromium. */
export const chromiumOptions = {
  executablePath: process.env.CHROME ?? '/usr/bin/chromium',
  args: [
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
  ],
};
