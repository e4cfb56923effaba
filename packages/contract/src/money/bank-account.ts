import * as z from 'zod/mini';

export const bankAccount = z.object({ holder: z.string(), iban: z.string(), bic: z.string() });
