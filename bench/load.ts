import autocannon from 'autocannon';
import { floorInTurn, ordersInTurn, pathsInTurn, requestInTurn } from './turns.ts';
import type { Recorded } from './record.ts';
import { newKey, type WorkName } from './works.ts';

export interface Load {
  /** Answers per second. */
  rate: number;
  /** 99th percentile in milliseconds. */
  p99: number;
}

/** At saturation, except the search: there the time would only tell the length of the queue. */
const connectionsOf: Record<WorkName, number> = {
  'first page': 8,
  'last page': 8,
  search: 2,
  detail: 8,
  placing: 8,
  // One client is locked by one order at a time.
  'placing for a regular': 1,
  changing: 8,
  'changing for a regular': 1,
  'moving on': 8,
};

/** In milliseconds: a load ends with a sample. */
const sampling = 50;

export async function loadOurs(
  origin: string,
  token: string,
  name: WorkName,
  recorded: Recorded[],
  seconds: number,
): Promise<Load> {
  const headers = { authorization: `Bearer ${token}` };
  const orders = await ordersInTurn(origin, headers, recorded);
  if (orders.length > 0) {
    const connections = Math.min(connectionsOf[name], orders.length);
    return load({ url: origin, requests: [requestInTurn(orders)], headers, connections }, seconds);
  }
  const requests = recorded.map(({ request: { method, path, body } }) => ({
    method,
    path,
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      setupRequest: (request: autocannon.Request) => ({ ...request, headers: { ...request.headers, ...newKey() } }),
    }),
  }));
  return load({ url: origin, requests, headers, connections: connectionsOf[name] }, seconds);
}

export function loadFloor(origin: string, name: WorkName, recorded: Recorded[], seconds: number): Promise<Load> {
  const requests = recorded.map((_, index) => ({ path: `/${encodeURIComponent(name)}/${index}` }));
  const orders = pathsInTurn(recorded, ({ index }) => requests[index]?.path ?? '');
  if (orders.length > 0) {
    const connections = Math.min(connectionsOf[name], orders.length);
    return load({ url: origin, requests: [floorInTurn(orders)], connections }, seconds);
  }
  return load({ url: origin, requests, connections: connectionsOf[name] }, seconds);
}

/** @throws if an answer is no success */
export async function load(options: autocannon.Options, duration: number): Promise<Load> {
  const result = await autocannon({ ...options, duration, sampleInt: sampling });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) {
    const statuses = Object.keys(result.statusCodeStats ?? {}).join(', ');
    throw new Error(
      `${failures} of ${result.requests.total} requests to ${options.url} failed; it answered ${statuses}`,
    );
  }
  return { rate: result['2xx'] / result.duration, p99: result.latency.p99 };
}
