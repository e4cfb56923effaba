import type { FastifyInstance } from 'fastify';
import type { HostileRequest } from './hostile-bodies.ts';

interface Cost {
  name: string;
  /** Milliseconds of a processor that one request takes of the thread that everybody shares. */
  milliseconds: number;
  /** Bytes of its answer. */
  bytes: number;
}

/** Times that a request is measured; the least is what it costs, and all above it what else the machine did. */
const rounds = 5;

/** Sends each request a few times, one after the other, and says what it costs: waiting for the database, for another thread or for a processor is free. */
export async function costsOf(
  app: FastifyInstance,
  requests: readonly HostileRequest[],
  times: number,
): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const request of requests) {
    // What is run for the first time is compiled.
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
      // Nobody is stopped by their address: what is refused at the door is cheap.
      remoteAddress: `10.${(asker >> 16) & 255}.${(asker >> 8) & 255}.${asker & 255}`,
      ...(body !== undefined && { payload: body }),
    });
    bytes = Math.max(bytes, answer.rawPayload.length);
  }
  const { user, system } = process.threadCpuUsage(startUsage);
  return { milliseconds: (user + system) / 1000 / times, bytes };
}
