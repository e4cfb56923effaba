import * as z from 'zod/mini';

/** Request header: a repeated request runs once. */
export const idempotencyKey = z.object({
  'Idempotency-Key': z.string().check(z.minLength(8), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/)),
});
