import * as z from 'zod/mini';
import { bilingual } from '../statement/fields.ts';

export const cartChangeLine = {
  lineId: z.string(),
  articleId: z.string(),
  name: bilingual(120),
  sizeName: bilingual(80),
};

export const cartChange = z.object({
  kind: z.enum([
    /** `before` and `after` in cents. */
    'price',
    /** Available or allowed. */
    'portions',
    /** The line stays for another day. */
    'not-that-day',
    /** The line is gone. */
    'not-sold',
    'slot',
  ]),
  /** Null for the slot. */
  line: z.nullable(z.object(cartChangeLine)),
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
});
export type CartChange = z.output<typeof cartChange>;
