import type { TextStorage } from '@traiteur/front/browser/browser.ts';

const name = 'auth.order_key';

/**
 * The key under which this very order is placed: the same however often the button is pressed, the page reloaded or the line lost, so that it is
 * placed once; another one as soon as the order is another.
 */
export function orderKeyFor(storage: TextStorage, input: object, newKey: () => string): string {
  const text = JSON.stringify(input);
  const storedKey = keptOrderKey(storage);
  if (storedKey?.text === text) return storedKey.key;
  const key = newKey();
  storage.setItem(name, JSON.stringify([text, key]));
  return key;
}

export const forgetOrderKey = (storage: TextStorage): void => storage.removeItem(name);

/** What was sent last and under which key, where its answer was never heard. */
export function keptOrderKey(storage: TextStorage): { text: string; key: string } | undefined {
  try {
    const [text, key] = JSON.parse(storage.getItem(name) ?? '[]') as [string?, string?];
    return text !== undefined && key !== undefined ? { text, key } : undefined;
  } catch {
    return undefined;
  }
}
