import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../testing/test-folder.ts';
import { secretKeyIn } from './secret-key.ts';

test('the first start makes a key that only this user reads, and later ones find it', () => {
  const folder = join(testFolder(), 'data');
  const key = secretKeyIn(folder);
  expect(key.toString()).toMatch(/^[\w+/]{43}=$/);
  expect(secretKeyIn(folder)).toEqual(key);
  expect(readdirSync(folder)).toEqual(['secret.key']);
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
});

test('two houses have two keys', () => {
  expect(secretKeyIn(testFolder())).not.toEqual(secretKeyIn(testFolder()));
});

test('a file that is no key is told of, and stays', () => {
  const folder = testFolder();
  writeFileSync(join(folder, 'secret.key'), 'c2hvcnQ=');
  expect(() => secretKeyIn(folder)).toThrow(/secret\.key cannot be read or made/);
  expect(readdirSync(folder)).toEqual(['secret.key']);
});
