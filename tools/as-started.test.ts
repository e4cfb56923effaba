import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asStarted } from '../apps/api/src/testing/servers/as-started.ts';

test.each(['tools/ready.mjs', 'Containerfile', 'docs/operating/machine.md'])(
  '%s starts a house with the bounds that are measured',
  (path) => {
    const text = readFileSync(join(import.meta.dirname, '..', path), 'utf8');
    for (const flag of asStarted.NODE_OPTIONS.split(' ')) expect(text).toContain(flag);
    expect(text).toMatch(new RegExp(`MALLOC_ARENA_MAX\\W+${asStarted.MALLOC_ARENA_MAX}\\b`));
  },
);
