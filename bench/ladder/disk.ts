import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { urlOf, withServer } from '../../apps/api/src/testing/database/test-template.ts';

/** The embedded PostgreSQL has servers alone: its tools are a distribution's. */
function toolOf(name: string): string | undefined {
  const folders = (process.env.PATH ?? '')
    .split(':')
    .concat(globSync('/usr/lib/postgresql/*/bin').toSorted().reverse());
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

export interface Figure {
  /** Null where the tool is missing. */
  rate: number | null;
  how: string;
}

/** Of 8 kB to the disk of the data folder; stopped once it has said so of the way that PostgreSQL chooses on Linux. */
export async function flushesOf(folder: string): Promise<Figure> {
  const tool = toolOf('pg_test_fsync');
  if (!tool) return { rate: null, how: absenceOf('pg_test_fsync') };
  const output = await outputOf(tool, ['-s', '1', '-f', join(folder, 'flushes')], /fdatasync +([\d.]+) ops/);
  const rate = /fdatasync +([\d.]+) ops/.exec(output)?.[1];
  return { rate: rate === undefined ? null : Number(rate), how: 'pg_test_fsync, fdatasync' };
}

/** Transactions a second of PostgreSQL's own bench, in a database beside ours. */
export async function pgbench(url: string, seconds: number): Promise<{ tpcb: Figure; simple: Figure }> {
  const tool = toolOf('pgbench');
  if (!tool)
    return { tpcb: { rate: null, how: absenceOf('pgbench') }, simple: { rate: null, how: absenceOf('pgbench') } };
  const name = 'pgbench_run';
  const on = (statement: string) => withServer(url, (client) => client.query(statement));
  await on(`drop database if exists ${name} with (force)`);
  await on(`create database ${name}`);
  const target = urlOf(url, name);
  try {
    // With as many branches as connections, these wait for each other less than for the disk.
    await outputOf(tool, ['-i', '-q', '-s', seconds < 1 ? '1' : '16', target]);
    const options = ['-M', 'prepared', '-c', '8', '-j', '1', '-T', String(Math.max(1, Math.round(seconds)))];
    const run = async (extras: readonly string[], how: string) => {
      const output = await outputOf(tool, ['-n', ...options, ...extras, target]);
      return { rate: Number(/tps = ([\d.]+)/.exec(output)?.[1]), how };
    };
    return { tpcb: await run([], 'TPC-B-like'), simple: await run(['-N'], 'without branches and tellers') };
  } finally {
    await on(`drop database ${name} with (force)`);
  }
}

const absenceOf = (tool: string) => `not measured: ${tool} is missing, which the package postgresql has`;

/** All that it writes, or up to what is waited for. @throws if it fails */
function outputOf(tool: string, args: readonly string[], until?: RegExp): Promise<string> {
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (until?.test(output)) child.kill('SIGINT');
    });
    child.once('close', (code) => {
      if (code === 0 || until?.test(output)) resolve(output);
      else reject(new Error(`${tool} has failed: ${errors}`));
    });
  });
}
