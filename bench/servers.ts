import { fork } from 'node:child_process';
import { join } from 'node:path';
import { endWith } from './database.ts';
import type { Works } from './record.ts';
import type { PageAnswer } from './site/page-answer.ts';

export interface OursOptions {
  url: string;
}

export interface FloorOptions {
  url: string;
  works: Works;
}

export interface SiteOptions {
  url: string;
}

export type PlainOptions = PageAnswer;

export interface Server {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

export const startOurs = (options: OursOptions, environment = {}): Promise<Server> =>
  start('ours', options, environment);
export const startFloor = (options: FloorOptions): Promise<Server> => start('floor', options);
export const startSite = (options: SiteOptions): Promise<Server> => start('site/site-program', options);
export const startPlain = (options: PlainOptions): Promise<Server> => start('site/plain-program', options);

async function start(
  name: string,
  options: OursOptions | FloorOptions | SiteOptions | PlainOptions,
  environment: Record<string, string> = {},
): Promise<Server> {
  const child = fork(join(import.meta.dirname, `${name}.ts`), {
    // Keeps the types of dates and hashes among the statements' values.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const endWithLoss = () => endWith(`The program ${name} has ended by itself.`);
  child.once('exit', endWithLoss);
  child.send(options);
  const origin = await new Promise<string>((resolve) => child.once('message', (message: string) => resolve(message)));
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.off('exit', endWithLoss);
      const end = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await end;
    },
  };
}
