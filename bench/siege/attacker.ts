// Its own program at the lowest priority: an attacker from outside takes no processor time of ours.
import { Agent, request as open } from 'node:http';
import { constants, setPriority } from 'node:os';
import type { CrowdOptions } from './crowd.ts';
import type { HostileRequest } from './hostile-bodies.ts';

setPriority(constants.priority.PRIORITY_LOW);
process.once('disconnect', () => process.exit());
process.once('message', (options: CrowdOptions) => void attack(options));

/** The most that an attack lasts longer on a busy machine, in milliseconds. */
const patience = 60_000;

async function attack({ connections, seconds, ...target }: CrowdOptions): Promise<void> {
  const end = performance.now() + seconds * 1000;
  let answerCount = 0;
  const isOver = () => performance.now() > (answerCount < connections ? end + patience : end);
  const note = () => void answerCount++;
  await Promise.all(Array.from({ length: connections }, (_, number) => askUntil(isOver, note, number, target)));
  process.send?.(answerCount);
}

type Target = Pick<CrowdOptions, 'origin' | 'requests'>;

/** One connection: repeats all requests, from another start than the others, and reconnects when it is closed. */
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

/** False if the server hangs up. */
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
