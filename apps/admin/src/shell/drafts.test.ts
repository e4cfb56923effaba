import { beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, dropDraftsOfOthers, keepDraft, takeDraft } from './drafts.ts';

const [claire, karim] = [1, 2];
let storage: Record<string, string>;

beforeEach(() => {
  storage = {};
  const ways = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  // Its keys are its own properties, its methods are not.
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(ways, {
      ownKeys: () => Object.keys(storage),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});

test('a draft comes back once to who typed it', () => {
  keepDraft('tags.new', claire, { slug: 'bio' });
  expect([takeDraft('tags.new', claire), takeDraft('tags.new', claire)]).toEqual([{ slug: 'bio' }, undefined]);
});

test('it comes back onto no other form', () => {
  keepDraft('tags.1', claire, { slug: 'bio' });
  expect(takeDraft('tags.2', claire)).toBeUndefined();
});

test.each([karim, undefined])('it is not for somebody else: %s', (who) => {
  keepDraft('tags.new', claire, { slug: 'bio' });
  expect(takeDraft('tags.new', who)).toBeUndefined();
  expect(storage).toEqual({});
});

test('what was saved is no draft any more', () => {
  keepDraft('tags.new', claire, { slug: 'bio' });
  dropDraft('tags.new');
  expect(takeDraft('tags.new', claire)).toBeUndefined();
});

test('who signs in finds nothing that others typed, and leaves what is not a draft', () => {
  keepDraft('tags.new', claire, { slug: 'bio' });
  keepDraft('order', karim, { notes: 'sonner' });
  storage['auth.reloaded-for'] = '/';
  dropDraftsOfOthers(karim);
  expect(Object.keys(storage).sort()).toEqual(['auth.draft.order', 'auth.reloaded-for']);
});

test.each(['{', '5', 'null', '{"content":1}'])('%s in the storage is no draft', (text) => {
  storage['auth.draft.tags.new'] = text;
  dropDraftsOfOthers(claire);
  expect(storage).toEqual({});
  storage['auth.draft.tags.new'] = text;
  expect(takeDraft('tags.new', claire)).toBeUndefined();
});
