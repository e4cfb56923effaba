import { beforeEach, expect, test } from 'vitest';
import { storageOf } from '../testing/storage.ts';
import { createDrafts } from './drafts.ts';

const [claire, karim] = [1, 2];
const storage = new Map<string, string>();
const shared = new Map<string, string>();
let time = 0;
const drafts = createDrafts(storageOf(storage), storageOf(shared), () => time);
/** The drafts of another tab of the same browser. */
const otherTab = () => createDrafts(storageOf(new Map()), storageOf(shared), () => time);
const days = 24 * 3_600_000;

beforeEach(() => {
  storage.clear();
  shared.clear();
  time = 0;
});

test('a draft comes back once to who typed it', () => {
  drafts.save('tags.new', claire, { slug: 'bio' });
  expect([drafts.consume('tags.new', claire), drafts.consume('tags.new', claire)]).toEqual([
    { slug: 'bio' },
    undefined,
  ]);
});

test('it comes back onto no other form', () => {
  drafts.save('tags.1', claire, { slug: 'bio' });
  expect(drafts.consume('tags.2', claire)).toBeUndefined();
});

test.each([karim, undefined])('it is not for somebody else: %s', (person) => {
  drafts.save('tags.new', claire, { slug: 'bio' });
  expect(drafts.consume('tags.new', person)).toBeUndefined();
  expect(storage.size).toBe(0);
});

test('what was saved is no draft any more', () => {
  drafts.save('tags.new', claire, { slug: 'bio' });
  drafts.drop('tags.new');
  expect(drafts.consume('tags.new', claire)).toBeUndefined();
});

test('who signs in finds nothing that others typed, and leaves what is not a draft', () => {
  drafts.save('tags.new', claire, { slug: 'bio' });
  drafts.save('order', karim, { notes: 'sonner' });
  storage.set('auth.reloaded-for', '/');
  drafts.dropOfOthers(karim);
  expect([...storage.keys()].sort()).toEqual(['auth.draft.order', 'auth.reloaded-for']);
});

test.each(['{', '5', 'null', '{"content":1}'])('%s in the storage is no draft', (text) => {
  storage.set('auth.draft.tags.new', text);
  drafts.dropOfOthers(claire);
  expect(storage.size).toBe(0);
  storage.set('auth.draft.tags.new', text);
  expect(drafts.consume('tags.new', claire)).toBeUndefined();
});

test('what is being typed is found after a reload, and by another tab only once its own has gone', () => {
  drafts.put('order', claire, { lines: 2 });
  expect([drafts.consume('order', claire), otherTab().consume('order', claire)]).toEqual([{ lines: 2 }, undefined]);
  drafts.release('order');
  expect(otherTab().consume('order', claire)).toEqual({ lines: 2 });
});

test('two tabs with the same form keep a draft each', () => {
  drafts.put('order', claire, { lines: 2 });
  const otherDrafts = otherTab();
  otherDrafts.put('order', claire, { lines: 9 });
  expect([drafts.consume('order', claire), otherDrafts.consume('order', claire)]).toEqual([{ lines: 2 }, { lines: 9 }]);
  otherDrafts.letGo('order');
  expect(drafts.consume('order', claire)).toEqual({ lines: 2 });
});

test('a tab that ended without a word keeps its draft for an hour, and no draft lives longer than three days', () => {
  drafts.put('order', claire, { lines: 2 });
  time = 3_600_000;
  expect(otherTab().consume('order', claire)).toEqual({ lines: 2 });
  time = 3 * days;
  expect(otherTab().consume('order', claire)).toBeUndefined();
});

test.each([
  ['saved', () => drafts.drop('order')],
  ['left on purpose', () => drafts.letGo('order')],
  ['no longer unsaved', () => drafts.put('order', claire, undefined)],
  ['of somebody who signed out', () => drafts.dropAll()],
  ['of somebody else than who signs in', () => drafts.dropOfOthers(karim)],
])('a draft that is %s is kept nowhere', (_, act) => {
  drafts.put('order', claire, { lines: 2 });
  act();
  expect([...shared.keys()]).toEqual([]);
});

test('a draft is taken by nobody else', () => {
  drafts.put('order', claire, { lines: 2 });
  expect(drafts.consume('order', karim)).toBeUndefined();
});
