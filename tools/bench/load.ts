import autocannon from 'autocannon';
import type { Recorded } from './record.ts';
import { newKey, type WorkName } from './works.ts';

export interface Load {
  /** Answers per second. */
  rate: number;
  /** Time within which 99 of 100 answers came, in milliseconds. */
  p99: number;
}

const connections = 8;

/** A load ends with one of its samples: milliseconds between them. */
const sampling = 50;

/** Sends the recorded requests to the application, over and over, from eight connections. */
export function loadOurs(origin: string, token: string, recorded: Recorded[], seconds: number): Promise<Load> {
  const requests = recorded.map(({ asked: { method, path, body } }) => ({
    method,
    path,
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      setupRequest: (request: autocannon.Request) => ({ ...request, headers: { ...request.headers, ...newKey() } }),
    }),
  }));
  return load({ url: origin, requests, headers: { authorization: `Bearer ${token}` } }, seconds);
}

/** The same to the floor, which knows them by number. */
export function loadFloor(origin: string, name: WorkName, recorded: Recorded[], seconds: number): Promise<Load> {
  const requests = recorded.map((_, index) => ({ path: `/${encodeURIComponent(name)}/${index}` }));
  return load({ url: origin, requests }, seconds);
}

async function load(options: autocannon.Options, duration: number): Promise<Load> {
  const result = await autocannon({ ...options, connections, duration, sampleInt: sampling });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${options.url} failed`);
  return { rate: result['2xx'] / result.duration, p99: result.latency.p99 };
}
