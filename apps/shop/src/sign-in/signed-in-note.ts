import type { TextStorage } from '@traiteur/front/browser/browser.ts';

const name = 'auth.just_signed_in.client';

/** Signing in leads to another page, which says that it is done. */
export const noteSignedIn = (storage: TextStorage): void => storage.setItem(name, '1');

/** Whether that is still to be said. It is once. */
export function takeSignedInNote(storage: TextStorage): boolean {
  const isNoted = storage.getItem(name) !== null;
  if (isNoted) storage.removeItem(name);
  return isNoted;
}
