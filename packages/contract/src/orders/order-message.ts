import { mailReasons, mailStates } from '@traiteur/domain/house/mail-kinds.ts';
import * as z from 'zod/mini';
import { id, text } from '../statement/fields.ts';
import { ownWords } from '../statement/own-words.ts';

export const orderMessage = z.strictObject({
  subject: text(150).check(z.overwrite((subject) => subject.replaceAll(/\s+/g, ' '))),
  /** Paragraphs separated by empty lines. The greeting is added. */
  text: ownWords(5000),
});
export type OrderMessage = z.output<typeof orderMessage>;

/** Texts are empty once the client is erased. */
export const eventMessage = z.object({
  subject: z.string(),
  text: z.string(),
  /** Null once the mail was cleaned up. */
  mail: z.nullable(z.object({ id, state: z.enum(mailStates), reason: z.nullable(z.enum(mailReasons)) })),
});
