import { isExplained, type OrderAction, orderActions, orderLife } from '@traiteur/domain/orders/order-life.ts';
import type { Role } from '@traiteur/domain/access/scopes.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { app, signedIn } = await testApp();

const office: OrderAction[] = ['confirm', 'cancel'];
const kitchen: OrderAction[] = ['startPreparation', 'ready'];
const drivers: OrderAction[] = ['dispatch', 'deliver', 'failDelivery'];

test.each<[Role, OrderAction[]]>([
  ['owner', orderActions.slice()],
  ['manager', [...office, ...kitchen, ...drivers]],
  ['kitchen', kitchen],
  ['delivery', drivers],
  ['accountant', []],
])('%s may take exactly the steps %j, and place orders only with the office', async (role, steps) => {
  const { token, offers } = await signedIn(role);
  const call = async (method: 'POST' | 'PUT', path: string, body: object) =>
    (await app.inject({ method, url: `/api/${path}`, headers: { authorization: `Bearer ${token}` }, body })).statusCode;

  const allowedActions: OrderAction[] = [];
  for (const action of orderActions) {
    const { path, operation } = orderLife[action];
    const status = await call('PUT', `orders/999999/${path}`, isExplained(action) ? { reason: 'absente' } : {});
    // No such order: told to who may take the step, and to nobody else.
    expect([403, 404]).toContain(status);
    if (status === 404) allowedActions.push(action);
    expect(offers('orders', operation)).toBe(status === 404);
  }
  expect(allowedActions.toSorted()).toEqual(steps.toSorted());

  const places = office.every((action) => steps.includes(action));
  expect([await call('POST', 'orders', {}), await call('POST', 'order-quotes', { lines: [] })]).toEqual(
    places ? [422, 409] : [403, 403],
  );
});
