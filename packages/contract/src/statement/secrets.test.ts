import { expect, test } from 'vitest';
import type { Operation } from './operation.ts';
import { everyOperation } from '../operations.ts';
import { withoutSecrets } from './secrets.ts';

const bodies = everyOperation.flatMap(({ tag, operations }) =>
  Object.entries<Operation>(operations).flatMap(([name, { body }]) =>
    body && 'shape' in body
      ? [{ name: `${tag} ${name}`, shape: body.shape as Parameters<typeof withoutSecrets>[0] }]
      : [],
  ),
);
const passwords = bodies.filter(({ shape }) => 'password' in shape);

test('there are passwords to look at', () => {
  expect(passwords.length).toBeGreaterThan(4);
});

test.each(passwords)('the password of $name is a secret', ({ shape }) => {
  expect(withoutSecrets(shape, { email: 'a@example.com', password: 'secret', current: 'secret' })).toEqual({
    email: 'a@example.com',
    ...(!('current' in shape) && { current: 'secret' }),
  });
});
