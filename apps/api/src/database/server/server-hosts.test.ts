import { expect, test } from 'vitest';
import { hostsOf, needsWrites } from './server-hosts.ts';

test.each([
  ['postgres://a/db', ['postgres://a/db']],
  [
    'postgres://me:se,cret@a:5432,b/db?x=1,2',
    ['postgres://me:se,cret@a:5432/db?x=1,2', 'postgres://me:se,cret@b/db?x=1,2'],
  ],
  ['postgresql://[::1]:5432,[::2]/db', ['postgresql://[::1]:5432/db', 'postgresql://[::2]/db']],
  ['postgres://me@/db?host=%2Ftmp', ['postgres://me@/db?host=%2Ftmp']],
])('%s names its hosts', (url, hosts) => {
  expect(hostsOf(url)).toEqual(hosts);
});

test('writes are needed, unless the address says that any server will do', () => {
  expect(needsWrites('postgres://a,b/db')).toBe(true);
  expect(needsWrites('postgres://a:1,b:2/db?target_session_attrs=primary')).toBe(true);
  expect(needsWrites('postgres://a:1,b:2/db?target_session_attrs=any')).toBe(false);
});
