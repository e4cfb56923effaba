import type { CodeReason } from '@traiteur/domain/money/discount-codes.ts';
import type { DishReason } from '@traiteur/domain/catalogue/dish-reason.ts';
import type { FieldError, NeededFactor, RefusalCode, SessionEnd } from '@traiteur/contract/statement/refusals.ts';

export type Fault = Omit<FieldError, 'message' | 'reason'> & { reason?: CodeReason | DishReason | undefined };

export interface RefusalDetails {
  field?: string;
  /** Several faults; sentences are added later, in the caller's language. */
  faults?: Fault[];
  usedBy?: { noun: string; count: number }[];
  secondFactor?: NeededFactor;
  sessionEnd?: SessionEnd | undefined;
  /** The account concerned when it is not the caller's; for the log only. */
  account?: number | undefined;
  retryAfter?: number;
}

/** A business "no". Answered as a problem document; any other error is a bug and answers 500. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  /** `cause` is for the log only. */
  constructor(code: RefusalCode, details: RefusalDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.details = details;
  }
}
