import type { Operation, Tagged } from '@traiteur/contract/statement/operation.ts';
import { eventStreamType } from '@traiteur/contract/orders/order-news.ts';
import { everyOperation } from '@traiteur/contract/operations.ts';
import { type Role, roleScopes } from '@traiteur/domain/access/scopes.ts';
import { expect, test } from 'vitest';
import { smallKitchen } from '../testing/small-kitchen.ts';
import { testApp } from '../testing/test-app.ts';

const { app, db, signedIn, clientSignedIn } = await testApp();
// Where something is kept, the demonstration need not be loaded to see who may load it.
const { marc } = await smallKitchen(db);

const nouns: readonly Tagged[] = everyOperation;
const operations = nouns.flatMap(({ tag, operations: operationsOfNoun }) =>
  Object.entries(operationsOfNoun).map(([name, operation]) => ({ tag, name, operation })),
);
const roles = Object.keys(roleScopes) as Role[];
// Each operation is asked of whatever has the number 1: as an administrator, that is none of the people below.
await signedIn('owner');
const people = new Map(await Promise.all(roles.map(async (role) => [role, await signedIn(role)] as const)));

const ask = ({ method, path, produces }: Operation, token?: string) =>
  app.inject({
    payloadAsStream: token !== undefined && produces === eventStreamType,
    method,
    url: `/api${path.replace(/\{\w+\}/g, '1')}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
  });

test.each(operations.filter(({ operation }) => operation.scope !== 'public'))(
  '$tag.$name is refused to who is not signed in',
  async ({ operation }) => {
    const answer = await ask(operation);
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'not-signed-in' }]);
  },
);

const ofClients = await clientSignedIn(marc.clientId);
const [owner] = people.values();

test.each(operations.filter(({ operation }) => !['public', 'signed-in', 'client'].includes(operation.scope)))(
  '$tag $name is refused to a client, and not described to them',
  async ({ tag, name, operation }) => {
    const answer = await ask(operation, ofClients.token);
    if (operation.produces === eventStreamType) answer.stream().destroy();
    expect(answer.statusCode).toBe(403);
    expect(ofClients.offers(tag as never, name as never)).toBe(false);
  },
);

test.each(operations.filter(({ operation }) => operation.scope === 'client'))(
  '$tag $name is refused to the owner of the house, and described to clients alone',
  async ({ tag, name, operation }) => {
    const answer = await ask(operation, owner?.token);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'not-allowed' }]);
    expect(owner?.offers(tag as never, name as never)).toBe(false);
    expect(ofClients.offers(tag as never, name as never)).toBe(true);
  },
);

const scoped = operations.filter(
  ({ operation }) => !['public', 'signed-in', 'staff', 'client'].includes(operation.scope),
);

test.each(roles.flatMap((role) => scoped.map((operation) => ({ role, ...operation }))))(
  '$role and $tag.$name: refused exactly when the role lacks the scope, and then not described either',
  async ({ role, tag, name, operation }) => {
    const person = people.get(role);
    const may = roleScopes[role].some((scope) => scope === operation.scope);
    const answer = await ask(operation, person?.token);
    if (operation.produces === eventStreamType) answer.stream().destroy();
    expect(answer.statusCode === 403).toBe(!may);
    expect(answer.statusCode).not.toBe(500);
    expect(person?.offers(tag as never, name as never)).toBe(may);
  },
);
