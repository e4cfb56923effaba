import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, lockedFolders } from '../../install.mjs';
import { root, runQuietly, Stop } from '../../run.mjs';
import { acceptedSurvivors } from './accepted-survivors.ts';
import { againstList, survivorsIn } from './survivors.ts';

const stryker = 'tools/mutants/rules/node_modules/@stryker-mutator/core/bin/stryker.js';

/** Has Stryker try the rules by their unit tests. Answers a sentence for each survivor that stands against the list. */
export async function tryRules() {
  await install(lockedFolders.mutants);
  console.log('Stryker tries the rules, which takes some minutes.');
  const { code, output } = await runQuietly(process.execPath, [stryker, 'run', 'tools/mutants/rules/stryker.json']);
  if (code !== 0) throw new Stop(`Stryker did not run:\n${output.trim()}`);
  /** @type {import('./survivors.ts').StrykerReport} */
  const report = JSON.parse(readFileSync(join(root, '.cache/mutants/rules.json'), 'utf8'));
  const mutants = Object.values(report.files).flatMap((file) => file.mutants);
  const survivors = survivorsIn(report);
  const triedMutants = mutants.filter(({ status }) => status !== 'Ignored');
  console.log(`${triedMutants.length} mutants of the rules, of which ${survivors.length} survived.`);
  return againstList(
    survivors,
    acceptedSurvivors.flatMap((accepted) => accepted.survivors),
  );
}
