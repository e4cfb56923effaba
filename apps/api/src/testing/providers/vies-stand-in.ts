import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openVies } from '../../clients/companies/vat-checks/vies.ts';
import { afterwards } from '../afterwards.ts';

type Answering = (response: ServerResponse) => void;

export const viesSays =
  (body: object | string, status = 200): Answering =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** As VIES answers about a number that it knows, or does not. */
export const viesKnows = (isValid: boolean): Answering =>
  viesSays({ isValid, userError: isValid ? 'VALID' : 'INVALID', name: '---', address: '---' });

/** The Commission's register on a free port; it knows every number, unless the test sets another answer. */
export async function viesStandIn({ patience }: { patience?: number } = {}) {
  const paths: string[] = [];
  const register = { answer: viesKnows(true) };
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    register.answer(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api/`;
  return { vies: openVies(apiBase, patience), apiBase, paths, register };
}
