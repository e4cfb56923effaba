import * as z from 'zod/mini';

/** Where a client transfers what they owe. */
export const bankAccount = z.object({ holder: z.string(), iban: z.string(), bic: z.string() });
