import { beforeEach, expect, test } from 'vitest';
import { storageOf } from '../testing/storage.ts';
import { createDrafts } from './drafts.ts';

const [claire, karim] = [1, 2];
const storage = new Map<string, string>();
const drafts = createDrafts(storageOf(storage));

beforeEach(() => storage.clear());

test('a draft comes back once to who typed it', () => {
  drafts.keep('tags.new', claire, { slug: 'bio' });
  expect([drafts.take('tags.new', claire), drafts.take('tags.new', claire)]).toEqual([{ slug: 'bio' }, undefined]);
});

test('it comes back onto no other form', () => {
  drafts.keep('tags.1', claire, { slug: 'bio' });
  expect(drafts.take('tags.2', claire)).toBeUndefined();
});

test.each([karim, undefined])('it is not for somebody else: %s', (who) => {
  drafts.keep('tags.new', claire, { slug: 'bio' });
  expect(drafts.take('tags.new', who)).toBeUndefined();
  expect(storage.size).toBe(0);
});

test('what was saved is no draft any more', () => {
  drafts.keep('tags.new', claire, { slug: 'bio' });
  drafts.drop('tags.new');
  expect(drafts.take('tags.new', claire)).toBeUndefined();
});

test('who signs in finds nothing that others typed, and leaves what is not a draft', () => {
  drafts.keep('tags.new', claire, { slug: 'bio' });
  drafts.keep('order', karim, { notes: 'sonner' });
  storage.set('auth.reloaded-for', '/');
  drafts.dropOfOthers(karim);
  expect([...storage.keys()].sort()).toEqual(['auth.draft.order', 'auth.reloaded-for']);
});

test.each(['{', '5', 'null', '{"content":1}'])('%s in the storage is no draft', (text) => {
  storage.set('auth.draft.tags.new', text);
  drafts.dropOfOthers(claire);
  expect(storage.size).toBe(0);
  storage.set('auth.draft.tags.new', text);
  expect(drafts.take('tags.new', claire)).toBeUndefined();
});
