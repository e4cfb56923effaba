// A program of its own. Whoever attacks from outside takes nothing of our processors: it runs on what everybody else leaves of them.
import { Agent, request as open } from 'node:http';
import { constants, setPriority } from 'node:os';
import type { CrowdOptions } from './crowd.ts';
import type { HostileRequest } from './hostile-bodies.ts';

setPriority(constants.priority.PRIORITY_LOW);
process.once('disconnect', () => process.exit());
process.once('message', (options: CrowdOptions) => void attack(options));

/** How much longer an attack lasts at most where a busy machine leaves it little, in milliseconds. */
const patience = 60_000;

/** Asks for so many seconds, and on until there are as many answers as connections. */
async function attack({ connections, seconds, ...target }: CrowdOptions): Promise<void> {
  const end = performance.now() + seconds * 1000;
  let answerCount = 0;
  const isOver = () => performance.now() > (answerCount < connections ? end + patience : end);
  const note = () => void answerCount++;
  await Promise.all(Array.from({ length: connections }, (_, number) => askUntil(isOver, note, number, target)));
  process.send?.(answerCount);
}

type Target = Pick<CrowdOptions, 'origin' | 'requests'>;

/** One connection, which asks everything over and over, beginning somewhere else than the others, and is opened again when it was closed. */
async function askUntil(
  isOver: () => boolean,
  noteAnswer: () => void,
  number: number,
  { origin, requests }: Target,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = number * 7; !isOver(); turn++) {
    const request = requests[turn % requests.length];
    if (request && (await ask(origin, request, { agent, from: addressOf(number) }))) noteAnswer();
  }
  agent.destroy();
}

interface Line {
  agent: Agent;
  from: string;
}

/** Whether it was answered: a server that has had enough may also hang up. */
const ask = (origin: string, { method, path, headers, body }: HostileRequest, { agent, from }: Line) =>
  new Promise<boolean>((resolve) => {
    const request = open(`${origin}${path}`, { method, agent, headers: { ...headers, 'x-forwarded-for': from } });
    request.once('response', (answer) => {
      answer.resume();
      answer.once('close', () => resolve(true));
    });
    request.once('error', () => resolve(false));
    request.end(body);
  });

const addressOf = (number: number) => `10.0.${number >> 8}.${number & 255}`;
