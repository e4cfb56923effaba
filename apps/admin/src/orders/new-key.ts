/** An idempotency key. Not `crypto.randomUUID`, which browsers offer only over HTTPS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('');
