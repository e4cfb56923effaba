import type { TextStorage } from '@traiteur/front/browser/browser.ts';

const names = { key: 'auth.registration_key.client', wanted: 'auth.registration_wanted.client' } as const;

interface PendingRegistration {
  /** Proves that the mail's link is opened in the browser that registered. */
  key: string;
  wanted: string;
}

export function saveRegistration(storage: TextStorage, { key, wanted }: PendingRegistration): void {
  storage.setItem(names.key, key);
  storage.setItem(names.wanted, wanted);
}

/** Empty in a browser that did not register. */
export function pendingRegistration(storage: TextStorage | undefined): Partial<PendingRegistration> {
  const [key, wantedPath] = [storage?.getItem(names.key), storage?.getItem(names.wanted)];
  return { ...(key && { key }), ...(wantedPath && { wanted: wantedPath }) };
}

export function forgetRegistration(storage: TextStorage): void {
  for (const name of Object.values(names)) storage.removeItem(name);
}
