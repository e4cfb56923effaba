import type { CodeReason } from '@traiteur/domain/money/discount-codes.ts';
import type { DishReason } from '@traiteur/domain/catalogue/dish-reason.ts';
import type { FieldError, NeededFactor, RefusalCode, SessionEnd } from '@traiteur/contract/wire/refusals.ts';

/** What is wrong with a field, before it is told in somebody's language. */
export type Fault = Omit<FieldError, 'message' | 'reason'> & { reason?: CodeReason | DishReason | undefined };

export interface RefusalDetails {
  /** Dotted path of the field to blame: `lines.2.quantity`. */
  field?: string;
  /** Faults of several fields, without their sentences: those are added in the caller's language. */
  faults?: Fault[];
  /** Where a thing in use is used. */
  usedBy?: { noun: string; count: number }[];
  /** What a sign-in goes on with. */
  secondFactor?: NeededFactor;
  /** Why the session is over. */
  sessionEnd?: SessionEnd | undefined;
  /** Number of the account that it is about, where that is not who calls: for the log alone. */
  account?: number | undefined;
  /** Whole seconds after which the same may be asked again. */
  retryAfter?: number;
}

/** A business "no". Thrown anywhere, answered as a problem document; any other error is a bug and answers 500. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  /** A `cause` is for the log alone. */
  constructor(code: RefusalCode, details: RefusalDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.details = details;
  }
}
