import * as z from 'zod/mini';
import { id } from '../statement/fields.ts';
import { ownWords } from '../statement/own-words.ts';

export const orderUndo = z.strictObject({ eventId: id });
export type OrderUndo = z.output<typeof orderUndo>;

/** Internal: on no paper and in no mail. */
export const orderNote = z.strictObject({ note: ownWords(1000) });
