import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';

export type FileFault = Extract<RefusalCode, `file-${string}`>;

/** Why a file is not read; the code is the refusal's. */
export class UnreadableFile extends Error {
  readonly code: FileFault;

  constructor(code: FileFault, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
