import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { faultsOf } from './faults.ts';

test.each([
  ['', 'required'],
  [undefined, 'required'],
  ['karim', 'invalid'],
  [12, 'invalid'],
])('an e-mail address of %j is %s', (email, code) => {
  const { error } = z.object({ email: z.email() }).safeParse({ email }, { reportInput: true });
  expect(faultsOf(error?.issues ?? [])).toEqual([{ field: 'email', code }]);
});
