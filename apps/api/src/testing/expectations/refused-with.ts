import { type RefusalCode, refusalStatus } from '@traiteur/contract/wire/refusals.ts';

/** What a call is refused with, to compare an error with: the code and its status, and the field to blame where one is named. */
export const refusedWith = (code: RefusalCode, field?: string) => ({
  problem: { code, status: refusalStatus[code], ...(field && { field }) },
});
