// Lists counters that disagree with the orders, whether Traiteur runs or not. Changes nothing.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StartError } from '../core/start-error.ts';
import { statementsOn } from '../database/rows/statements.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { readSettings } from '../start/settings.ts';
import { type Finding, verify } from '../house/verification/verify.ts';

const usage = 'Say npm run verify, or npm run verify -- --json for a program that reads it.';

// Exiting this way also stops an embedded server started here.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  try {
    const asJson = readArguments(args);
    const findings = await findingsNow();
    console.log(asJson ? JSON.stringify(findings) : textOf(findings));
    return findings.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return 1;
  }
}

function readArguments(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch (error) {
    throw new StartError(usage, { cause: error });
  }
}

async function findingsNow(): Promise<Finding[]> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const onLost = (sentence: string) => {
    console.error(sentence);
    process.exit(1);
  };
  // Standard output is for programs.
  const { pool, stop } = await reachDatabase({ ...settings, log: (line) => console.error(line), onLost });
  try {
    return await verify(statementsOn(pool));
  } finally {
    await stop();
  }
}

function textOf(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'All that is counted agrees with the orders.';
  return findings.map(paragraphOf).join('\n\n');
}

function paragraphOf({ check, count, first }: Finding): string {
  const lines = first.map(
    ({ subject, what, expected, actual }) => `  ${subject}: ${what}, expected ${expected}, found ${actual}`,
  );
  const remainder = count > first.length ? [`  and ${count - first.length} more`] : [];
  return [`Not so: ${check}.`, ...lines, ...remainder].join('\n');
}
