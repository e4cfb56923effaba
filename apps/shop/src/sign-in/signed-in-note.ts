import type { TextStorage } from '@traiteur/front/browser/browser.ts';

const name = 'auth.just_signed_in.client';

/** The next page says that the sign-in has worked. */
export const noteSignedIn = (storage: TextStorage): void => storage.setItem(name, '1');

/** True once. */
export function consumeSignedInNote(storage: TextStorage): boolean {
  const isNoted = storage.getItem(name) !== null;
  if (isNoted) storage.removeItem(name);
  return isNoted;
}
