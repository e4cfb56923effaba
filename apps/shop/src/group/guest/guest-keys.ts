import type { TextStorage } from '@traiteur/front/browser/browser.ts';

/** Of the link alone a part is kept beside the key: who reads the storage cannot open it for others. */
const nameOf = (token: string) => `group_meal.key.${token.slice(0, 10)}`;

/** By which this browser comes back to what it chose behind that link. */
export const keyOf = (storage: TextStorage | undefined, token: string): string | undefined =>
  storage?.getItem(nameOf(token)) ?? undefined;

export const saveKey = (storage: TextStorage | undefined, token: string, key: string): void =>
  storage?.setItem(nameOf(token), key);

export const forgetKey = (storage: TextStorage | undefined, token: string): void => storage?.removeItem(nameOf(token));
