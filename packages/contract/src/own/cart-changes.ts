import * as z from 'zod/mini';
import { bilingual } from '../statement/fields.ts';

export const cartChangeLine = {
  lineId: z.string(),
  articleId: z.string(),
  name: bilingual(120),
  sizeName: bilingual(80),
};

/** Changes of a cart since it was last seen. */
export const cartChange = z.object({
  kind: z.enum([
    /** Price from `before` to `after`, in cents. */
    'price',
    /** Portions available or allowed, from `before` to `after`. */
    'portions',
    /** Not cooked that day; the line stays for another day. */
    'not-that-day',
    /** No longer sold; the line is gone. */
    'not-sold',
    /** The slot is closed; choose another. */
    'slot',
  ]),
  /** Null for the slot. */
  line: z.nullable(z.object(cartChangeLine)),
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
});
export type CartChange = z.output<typeof cartChange>;
