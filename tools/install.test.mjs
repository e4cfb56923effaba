import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { differences, lockedFolders } from './install.mjs';

const linux = { platform: 'linux', arch: 'x64', libc: 'glibc' };
const vite = { 'node_modules/vite': { version: '8.3.8' } };
const native = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] };

test.each(Object.values(lockedFolders))('every package of %s is locked by its checksum', (folder) => {
  const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'));
  const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(foreign.length).toBeGreaterThan(100);
  expect(foreign.filter(([, { integrity }]) => !integrity)).toEqual([]);
});

test('what is installed as locked needs nothing', () => {
  expect(differences(vite, vite, linux)).toEqual([]);
});

test('another version than the locked one is a difference', () => {
  expect(differences(vite, { 'node_modules/vite': { version: '8.3.7' } }, linux)).toEqual(['node_modules/vite']);
});

test('a missing package is a difference', () => {
  expect(differences(vite, {}, linux)).toEqual(['node_modules/vite']);
});

test('the native part for another system may be missing', () => {
  expect(differences({ 'node_modules/native': native }, {}, { ...linux, libc: 'musl' })).toEqual([]);
});

test('the native part for this system may not', () => {
  expect(differences({ 'node_modules/native': native }, {}, linux)).toEqual(['node_modules/native']);
});
