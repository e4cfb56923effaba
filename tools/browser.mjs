import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly, Stop } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The path of a Chrome to test with: the one of CHROME, of the system, or Debian's, installed where we may. */
export async function findBrowser() {
  const chosen = process.env.CHROME;
  if (chosen && !canRun(chosen)) throw new Stop(`CHROME names ${chosen}, which is no program: correct it.`);
  return chosen ?? installed() ?? (await install());
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
  const { code, output } = await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  const browser = installed();
  if (code !== 0 || !browser) throw new Stop(`${output.trim()}\n${advice}`);
  return browser;
}

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
