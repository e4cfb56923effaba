import { expect, test } from 'vitest';
import { createBuild } from './build.ts';

const script = (name: string | undefined) => async () => name;

test.each([
  ['the same', script('/assets/index-1.js'), false],
  ['another one', script('/assets/index-2.js'), true],
  ['none', script(undefined), false],
  ['no answer', () => Promise.reject(new Error('nobody there')), false],
])('a tab is old where the server gives out another build: %s', async (_, served, isOld) => {
  const build = createBuild({ own: () => '/assets/index-1.js', served });
  let changes = 0;
  build.subscribe(() => (changes += 1));
  await build.compare();
  await build.compare();
  expect([build.isOld(), changes]).toEqual([isOld, Number(isOld)]);
});
