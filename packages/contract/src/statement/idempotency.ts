import * as z from 'zod/mini';

/** The header by which a request that is sent twice does its work once. */
export const idempotencyKey = z.object({
  'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/)),
});
