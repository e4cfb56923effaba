import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly, Stop } from './run.mjs';

/** The first one draws no window, and so takes half the work that the others take. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The path of a Chrome to test with: the one of CHROME, of the system, or Debian's, installed where we may. */
export async function findBrowser() {
  return presentBrowser() ?? (await install());
}

/** The same where there is one; nothing is installed for it. */
export function presentBrowser() {
  const path = process.env.CHROME;
  if (path && !canRun(path)) throw new Stop(`CHROME names ${path}, which is no program: correct it.`);
  return path ?? installed();
}

function installed() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere].find(canRun);
}

async function install() {
  const advice = 'The browser tests need Chrome: install chromium or google-chrome, or set CHROME to the path of one.';
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) throw new Stop(advice);
  console.log('Installing Chromium…');
  await runQuietly('apt-get', ['update']);
  const outputs = [];
  // Older systems carry the second one alone.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { output } = await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name]);
    const browser = installed();
    if (browser) return browser;
    outputs.push(output.trim());
  }
  throw new Stop([...outputs, advice].join('\n'));
}

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
