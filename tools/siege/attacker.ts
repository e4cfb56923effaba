// A program of its own, so that what it takes of a processor is not the clerk's.
import autocannon from 'autocannon';
import type { CrowdOptions } from './crowd.ts';

process.once('disconnect', () => process.exit());
process.once('message', (options: CrowdOptions) => void attack(options));

async function attack({ origin, connections, seconds, requests }: CrowdOptions): Promise<void> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: requests.map(({ method, path, headers, body }) => ({
      method,
      path,
      headers,
      ...(body !== undefined && { body }),
      setupRequest: (request: autocannon.Request) => ({
        ...request,
        headers: { ...request.headers, 'x-forwarded-for': someAddress() },
      }),
    })),
  });
  process.send?.(result.requests.total);
}

const someAddress = () => `10.0.${Math.floor(Math.random() * 4)}.${Math.floor(Math.random() * 256)}`;
