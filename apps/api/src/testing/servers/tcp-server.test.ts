import { once } from 'node:events';
import { expect, test } from 'vitest';
import { serverUser } from '../../database/embedded/embedded-user.ts';
import { testFolder } from '../test-folder.ts';
import { startHeld } from './tcp-server.ts';

test('a program that ends by itself is not waited for', async () => {
  const program = startHeld(serverUser(testFolder()), ['/bin/sh', '-c', 'exit 3']);
  expect(await once(program, 'exit')).toEqual([3, null]);
});
