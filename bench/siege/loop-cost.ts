import type { FastifyInstance } from 'fastify';
import type { HostileRequest } from './hostile-bodies.ts';

interface Cost {
  name: string;
  /** Processor time of the main thread per request, in milliseconds. */
  milliseconds: number;
  bytes: number;
}

/** Of these the least counts: the rest is other work of the machine. */
const rounds = 5;

/** Sends each request a few times in sequence. Waiting for the database, other threads or a processor costs nothing. */
export async function costsOf(
  app: FastifyInstance,
  requests: readonly HostileRequest[],
  times: number,
): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const request of requests) {
    // Warms up: the first run compiles.
    const { bytes } = await costOf(app, request, times);
    const figures: number[] = [];
    for (let round = 0; round < rounds; round++) figures.push((await costOf(app, request, times)).milliseconds);
    costs.push({ name: request.name, milliseconds: Math.min(...figures), bytes });
  }
  return costs;
}

let asker = 0;

async function costOf(app: FastifyInstance, { method, path, headers, body }: HostileRequest, times: number) {
  let bytes = 0;
  const startUsage = process.threadCpuUsage();
  for (let time = 0; time < times; time++) {
    asker += 1;
    const answer = await app.inject({
      method,
      url: path,
      headers,
      // A new address each time: a request refused by the rate limit would be cheap.
      remoteAddress: `10.${(asker >> 16) & 255}.${(asker >> 8) & 255}.${asker & 255}`,
      ...(body !== undefined && { payload: body }),
    });
    bytes = Math.max(bytes, answer.rawPayload.length);
  }
  const { user, system } = process.threadCpuUsage(startUsage);
  return { milliseconds: (user + system) / 1000 / times, bytes };
}
