// Its own program at the lowest priority, as attacker.ts.
import { Agent, request as open } from 'node:http';
import { constants, setPriority } from 'node:os';
import type { BurstRequest } from './site-siege.ts';

setPriority(constants.priority.PRIORITY_LOW);
process.once('disconnect', () => process.exit());
process.once('message', (requests: BurstRequest[]) => void sendAll(requests));

/** Sends all at once, each on its own connection; a status of 0 means no answer. */
async function sendAll(requests: BurstRequest[]): Promise<void> {
  const agent = new Agent({ maxSockets: Infinity });
  process.send?.(await Promise.all(requests.map((request) => statusOf(request, agent))));
  agent.destroy();
}

const statusOf = ({ url, method, headers, body, from }: BurstRequest, agent: Agent) =>
  new Promise<number>((resolve) => {
    const request = open(url, { method, agent, headers: { ...headers, 'x-forwarded-for': from } });
    request.once('response', (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    });
    request.once('error', () => resolve(0));
    request.end(body);
  });
