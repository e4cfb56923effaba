/** A key under which a request does its work once, however often it is sent. Browsers make a UUID only over HTTPS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('');
