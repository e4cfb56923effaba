import type { CodeReason } from '@traiteur/domain/money/discount-codes.ts';
import type { DishReason } from '@traiteur/domain/catalogue/dish-reason.ts';
import * as z from 'zod/mini';
import { cents } from './fields.ts';

/** Business refusals with their HTTP status; `unexpected` is a bug, sent without details. */
export const refusalStatus = {
  'malformed-request': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'session-ended': 401,
  'second-factor-needed': 401,
  'not-allowed': 403,
  'second-factor-missing': 403,
  'foreign-origin': 403,
  'recent-sign-in-needed': 403,
  'force-not-allowed': 403,
  'own-password-needed': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  'unsupported-media-type': 415,
  'unsupported-encoding': 415,
  'invalid-input': 422,
  'too-many-attempts': 429,
  'too-many-codes': 429,
  'too-many-requests': 429,
  'not-ready': 503,
  stale: 409,
  'already-taken': 409,
  'already-invoiced': 409,
  'administrator-exists': 409,
  'in-use': 409,
  'unknown-reference': 422,
  'allergens-not-declared': 422,
  'ingredients-undeclared': 422,
  'follows-recipe': 409,
  'allergens-unknown': 409,
  'recipe-disputed': 409,
  'recipe-circle': 422,
  'recipe-cooked': 409,
  'article-in-store': 409,
  'ingredients-too-long': 422,
  'label-incomplete': 422,
  'nothing-to-answer': 409,
  'check-exists': 409,
  'check-over': 409,
  'day-signed': 409,
  'day-to-come': 422,
  'action-needed': 422,
  'date-over': 422,
  'weight-unknown': 422,
  'goods-too-warm': 422,
  'goods-expired': 422,
  'refusal-without-reason': 422,
  'stock-too-small': 409,
  'stock-used': 409,
  'counted-since': 409,
  'batch-held': 409,
  'lot-in-book': 409,
  'hold-over': 409,
  'recall-over': 409,
  'order-held': 409,
  'supplier-without-email': 409,
  'invoice-read-before': 409,
  'invoice-in-other-currency': 422,
  'invoice-without-supplier': 409,
  'invoice-lines-unmatched': 409,
  'no-size-offered': 409,
  'no-day-offered': 409,
  'price-out-of-range': 409,
  'product-has-orders': 409,
  'product-not-orderable': 409,
  'size-not-offered': 409,
  'not-offered-that-day': 409,
  'orders-rely-on-menu': 409,
  'quantity-unavailable': 409,
  'quantity-too-large': 422,
  'address-not-eligible': 409,
  'slot-unavailable': 409,
  'slot-full': 409,
  'no-slot-at-that-hour': 409,
  'past-cut-off': 409,
  'group-order-placed': 409,
  'undo-too-late': 409,
  'changed-since': 409,
  'below-minimum-order': 409,
  'below-refunds': 409,
  'note-of-house': 409,
  'over-credit-limit': 409,
  'purchase-reference-missing': 422,
  'company-inactive': 409,
  'invoice-not-agreed': 409,
  'month-not-over': 409,
  'vat-checks-off': 409,
  'not-in-vies': 409,
  'vat-check-too-soon': 409,
  'discount-code-refused': 409,
  'allergy-not-overridden': 409,
  'allergy-not-answered': 409,
  'own-name-needed': 409,
  'own-phone-needed': 409,
  'area-served': 409,
  'too-many-wishes': 409,
  'own-allergy': 409,
  'own-allergy-not-accepted': 409,
  'prices-changed': 409,
  'status-not-allowed': 409,
  'idempotency-key-reused': 409,
  'nothing-due': 409,
  'payment-too-large': 409,
  'above-open-amount': 409,
  'payment-final': 409,
  'refund-too-large': 409,
  'online-refund-too-large': 409,
  'online-payments-off': 409,
  'payment-under-way': 409,
  'payment-link-ended': 410,
  'client-without-email': 409,
  'company-without-contact': 409,
  'invoice-sent-before': 409,
  'too-many-invoices': 422,
  'no-letter-in-language': 409,
  'cancelled-not-refunded': 409,
  'card-refused': 409,
  'news-not-genuine': 400,
  'news-unreadable': 400,
  'no-delivery-configuration': 409,
  'moment-taken': 409,
  'code-of-another-zone': 409,
  'code-in-zone': 409,
  'schedule-without-zone': 409,
  'schedule-twice': 409,
  'orders-under-way': 409,
  'same-client': 422,
  'same-record': 422,
  'merge-too-large': 409,
  'too-many-eaters': 409,
  'name-at-table': 409,
  'too-many-guests': 409,
  'too-many-group-orders': 409,
  'deadline-too-late': 409,
  'nobody-has-chosen': 409,
  'group-order-closed': 409,
  'group-order-ended': 410,
  'above-budget': 409,
  'excess-too-small': 409,
  'last-guest': 409,
  'too-many-invitations': 429,
  'group-order-there': 409,
  'merge-ended': 410,
  'saved-since-merge': 409,
  'last-owner': 409,
  'own-account': 409,
  'sign-in-state-unknown': 409,
  'no-account-for-address': 403,
  'provider-failed': 424,
  'reset-link-ended': 410,
  'registration-ended': 410,
  'proof-needed': 409,
  'mails-do-not-leave': 409,
  'invitation-ended': 410,
  'invitation-accepted': 409,
  'enrolment-ended': 410,
  'passkey-refused': 422,
  'second-factor-required': 409,
  'database-does-not-fit': 409,
  'database-not-empty': 409,
  'backup-under-way': 409,
  'exports-under-way': 409,
  'too-many-views': 409,
  'file-not-a-table': 422,
  'file-empty': 422,
  'file-too-large': 422,
  'file-too-many-rows': 422,
  'file-too-many-columns': 422,
  'file-old-format': 422,
  'file-locked': 422,
  'file-with-macros': 422,
  'file-with-formulas': 422,
  'file-with-entities': 422,
  'file-open-quote': 422,
  'file-not-an-invoice': 422,
  'file-without-invoice': 422,
  'file-damaged': 422,
  'file-with-definitions': 422,
  'file-unpacks-too-large': 422,
  'secret-needed': 422,
  'keys-of-two-modes': 422,
  'address-of-office': 422,
  'import-elsewhere': 409,
  'import-has-refusals': 409,
  'import-undo-ended': 410,
  unexpected: 500,
} as const satisfies Record<string, number>;

export type RefusalCode = keyof typeof refusalStatus;

export const commonRefusals = ['malformed-request', 'invalid-input', 'not-ready'] as const satisfies RefusalCode[];

const refusalAmounts = {
  'below-minimum-order': z.object({ minimum: cents, missing: cents, discount: z.optional(cents) }),
  'above-budget': z.object({ budget: cents, over: cents }),
  'above-open-amount': z.object({ open: cents }),
  'excess-too-small': z.object({ least: cents, over: cents }),
  'ingredients-undeclared': z.object({ words: z.string() }),
  'recipe-circle': z.object({ names: z.string() }),
  'recipe-cooked': z.object({ lots: z.string() }),
  'article-in-store': z.object({ articles: z.string() }),
  'ingredients-too-long': z.object({ dish: z.string() }),
  'label-incomplete': z.object({ dishes: z.string() }),
  'batch-held': z.object({ lots: z.string() }),
  'lot-in-book': z.object({ lots: z.string() }),
  'code-of-another-zone': z.object({ codes: z.string() }),
  'code-in-zone': z.object({ zone: z.string() }),
} as const satisfies Partial<Record<RefusalCode, z.ZodMiniType>>;

type TellingCode = keyof typeof refusalAmounts;
type PlainRefusalCode = Exclude<RefusalCode, TellingCode | 'discount-code-refused'>;
export type DishRefusalCode =
  | 'product-not-orderable'
  | 'size-not-offered'
  | 'not-offered-that-day'
  | 'quantity-unavailable'
  | 'quantity-too-large';
export type RefusalAmounts = { [Code in TellingCode]: z.output<(typeof refusalAmounts)[Code]> }[TellingCode];

/** `date`: see `fieldError`. */
export type FieldRefusal = { date?: string } & FieldRefusalOfOrder;

type FieldRefusalOfOrder =
  | { code: PlainRefusalCode; field: string; amounts?: undefined; reason?: undefined }
  | { code: 'discount-code-refused'; field: string; amounts?: undefined; reason: CodeReason }
  | { code: DishRefusalCode; field: string; amounts?: undefined; reason?: DishReason }
  | {
      [Code in TellingCode]: {
        code: Code;
        field: string;
        amounts: z.output<(typeof refusalAmounts)[Code]>;
        reason?: undefined;
      };
    }[TellingCode];

const amounts = z.optional(z.union(Object.values(refusalAmounts)));

export const fieldError = z.object({
  field: z.string(),
  code: z.string(),
  message: z.string(),
  /** For staff only. */
  reason: z.optional(z.string()),
  amounts,
  /** Of the order that is meant, where several are placed together. */
  date: z.optional(z.string()),
  /** Contrast, 1 to 21. */
  ratio: z.optional(z.number()),
});
export type FieldError = z.output<typeof fieldError>;

const factorMeans = ['authenticator', 'passkey', 'recovery-code'] as const;

const neededFactor = z.object({ ticket: z.string(), means: z.array(z.enum(factorMeans)) });
export type NeededFactor = z.output<typeof neededFactor>;

const sessionEnds = [
  'expired',
  'signed-out',
  'ended-by-owner',
  'password-changed',
  'deactivated',
  'second-factor-changed',
  'second-factor-removed',
  'copied',
] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** RFC 9457 `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  field: z.optional(z.string()),
  amounts,
  errors: z.optional(z.array(fieldError)),
  usedBy: z.optional(z.array(z.object({ noun: z.string(), count: z.int() }))),
  secondFactor: z.optional(neededFactor),
  sessionEnd: z.optional(z.enum(sessionEnds)),
  requestId: z.optional(z.string()),
});
export type Problem = z.output<typeof problem>;
