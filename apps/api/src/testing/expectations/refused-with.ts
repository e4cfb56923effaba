import { type RefusalCode, refusalStatus } from '@traiteur/contract/wire/refusals.ts';

export const refusedWith = (code: RefusalCode, field?: string) => ({
  problem: { code, status: refusalStatus[code], ...(field && { field }) },
});
