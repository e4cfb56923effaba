import { mailReasons, mailStates } from '@traiteur/domain/house/mail-kinds.ts';
import * as z from 'zod/mini';
import { id, text } from '../statement/fields.ts';
import { ownWords } from '../statement/own-words.ts';

/** What somebody writes to the client of an order, in that client's language. */
export const orderMessage = z.strictObject({
  /** One line. */
  subject: text(150).check(z.overwrite((subject) => subject.replaceAll(/\s+/g, ' '))),
  /** Paragraphs, an empty line between them. The greeting stands before it by itself. */
  text: ownWords(5000),
});
export type OrderMessage = z.output<typeof orderMessage>;

/** What the timeline says of a message; its texts are empty once the client is erased. */
export const eventMessage = z.object({
  subject: z.string(),
  text: z.string(),
  /** Where its mail stands; null once that is so old that it was cleared away. */
  mail: z.nullable(z.object({ id, state: z.enum(mailStates), reason: z.nullable(z.enum(mailReasons)) })),
});
