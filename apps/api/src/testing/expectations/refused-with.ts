import { type RefusalCode, refusalStatus } from '@traiteur/contract/statement/refusals.ts';

export const refusedWith = (code: RefusalCode, field?: string) => ({
  problem: { code, status: refusalStatus[code], ...(field && { field }) },
});
