import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearLeftovers, makeRunFolder } from '../../leftovers.mjs';
import { root, Stop } from '../../run.mjs';

/** Who waits longer than that for its tests waits for ever. */
const longestRun = 900_000;

/**
 * Runs these files of tests in a copy of the tree, up to the first failure. Answers which test failed, or which file
 * could not run; undefined where all passed.
 */
export async function firstFailure(copy, files) {
  const folder = makeRunFolder();
  const reportFile = join(folder, 'report.json');
  try {
    const { output, isEndless } = await runVitest(copy, folder, [
      '--project=api',
      '--bail=1',
      '--reporter=json',
      `--outputFile=${reportFile}`,
      ...files,
    ]);
    if (isEndless) return 'its tests never end';
    const { testResults } = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : { testResults: [] };
    if (testResults.length === 0) throw new Stop(`The tests ${files.join(', ')} did not run:\n${output}`);
    return failureIn(copy, testResults);
  } finally {
    await clearLeftovers(folder, 1000);
  }
}

function failureIn(copy, files) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failedTest = tests.find(({ status }) => status === 'failed');
  if (failedTest) return failedTest.fullName;
  const failedFile = files.find(({ status }) => status === 'failed');
  return failedFile && `${failedFile.name.replace(`${copy}/`, '')}: ${failedFile.message?.split('\n')[0] ?? ''}`;
}

function runVitest(copy, folder, args) {
  return new Promise((resolve, reject) => {
    const vitest = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args], {
      cwd: copy,
      // Random orders meet a fault of the judge's rules after some hundred of them.
      env: { ...process.env, SEQUENCES: '500', TMPDIR: folder, NODE_COMPILE_CACHE: join(root, '.cache/compiled') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let isEndless = false;
    const patience = setTimeout(() => {
      isEndless = true;
      vitest.kill('SIGINT');
    }, longestRun);
    const end = () => vitest.kill('SIGINT');
    process.once('exit', end);
    for (const stream of [vitest.stdout, vitest.stderr]) stream.on('data', (chunk) => (output += chunk));
    vitest.once('error', reject);
    vitest.once('close', () => {
      clearTimeout(patience);
      process.off('exit', end);
      resolve({ output, isEndless });
    });
  });
}
