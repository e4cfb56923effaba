import * as z from 'zod/mini';
import { id } from '../statement/fields.ts';
import { ownWords } from '../statement/own-words.ts';

/** Which step is undone, by the event that tells of it. */
export const orderUndo = z.strictObject({ eventId: id });
export type OrderUndo = z.output<typeof orderUndo>;

/** What somebody notes of an order for the house: no paper and no mail shows it. */
export const orderNote = z.strictObject({ note: ownWords(1000) });
