// The floor of a cached page: the time of Node for the same bytes and headers.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlainOptions } from '../servers.ts';

process.once('disconnect', () => process.exit());
process.once('message', ({ headers, body }: PlainOptions) => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
});
