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
    // It plays to nobody: the sound server of the machine would keep files.
    '--disable-audio-output',
    // No page lives long enough to gain from optimized scripts.
    '--js-flags=--no-opt,--no-maglev',
    // Glyphs as wide as on a screen: the headless shell would round them.
    '--font-render-hinting=none',
  ],
};
