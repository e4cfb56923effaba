import * as z from 'zod/mini';
import { id, text } from '../statement/fields.ts';

/** Which step is undone, by the event that tells of it. */
export const orderUndo = z.strictObject({ eventId: id });
export type OrderUndo = z.output<typeof orderUndo>;

/** What somebody notes of an order for the house: no paper and no mail shows it. */
export const orderNote = z.strictObject({ note: text(1000) });
