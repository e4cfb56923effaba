import type { TextStorage } from '../browser/browser.ts';

export const storageOf = (values: Map<string, string>): TextStorage => ({
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
  key: (index) => [...values.keys()][index] ?? null,
  get length() {
    return values.size;
  },
});
