import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterwards } from '../afterwards.ts';

interface Heard {
  method: string | undefined;
  address: URL;
  authorization: string | undefined;
  form: Record<string, string>;
}

/** A plain OAuth 2 provider on a free port: answers a token for any code, and the account at any other path. */
export async function oauthStandIn() {
  const heard: Heard[] = [];
  const answer = { account: {} as object, status: 200 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const address = new URL(request.url ?? '', origin);
      const { authorization } = request.headers;
      heard.push({
        method: request.method,
        address,
        authorization,
        form: Object.fromEntries(new URLSearchParams(body)),
      });
      const tokens = { access_token: 'opens-the-account', token_type: 'bearer', expires_in: 5183999 };
      response.writeHead(answer.status, { 'content-type': 'application/json; charset=UTF-8' });
      response.end(JSON.stringify(request.method === 'POST' ? tokens : answer.account));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterwards(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, heard, answer };
}
