import type { TextStorage } from '@traiteur/front/browser/browser.ts';

/** Of the link alone a part is kept beside the key: who reads the storage cannot open it for others. */
const nameOf = (token: string) => `group_meal.key.${token.slice(0, 10)}`;

/** A letter of the house has a link of its own: the server knows by the key whose it is. */
const newestName = 'group_meal.key';

/** By which this browser comes back to what it chose behind that link. */
export const keyOf = (storage: TextStorage | undefined, token: string): string | undefined =>
  storage?.getItem(nameOf(token)) ?? storage?.getItem(newestName) ?? undefined;

export function saveKey(storage: TextStorage | undefined, token: string, key: string): void {
  for (const name of [nameOf(token), newestName]) storage?.setItem(name, key);
}

export function forgetKey(storage: TextStorage | undefined, token: string): void {
  for (const name of [nameOf(token), newestName]) storage?.removeItem(name);
}
