import { paymentChoices } from '@traiteur/domain/money/payment-choices.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { lenient, readStored, writeStored } from '@traiteur/front/browser/stored.ts';
import * as z from 'zod/mini';

/** The steps that open and fold; who orders is said above them. */
const steps = ['where', 'when', 'pay'] as const;
export type StepName = (typeof steps)[number];

/** Where a tab keeps it. */
const draftName = 'auth.checkout';

/** What somebody has said so far on the way to their order; it stays in this tab, whatever is reloaded. The slot is the cart's. */
const checkoutDraft = z.object({
  // Another version of this page may have kept it.
  open: z.catch(z.enum(steps), 'where'),
  addressId: lenient(z.number()),
  payment: lenient(z.enum(paymentChoices)),
  discountCode: z.catch(z.string(), ''),
  /** What they avoid in this browser and do not tell the kitchen, as the cookie says it. */
  untold: lenient(z.string()),
  /** Conflicts that were accepted by name, each as `conflictKey` says it. */
  accepted: z.catch(z.array(z.string()), []),
});
export type CheckoutDraft = z.output<typeof checkoutDraft>;

export const blankDraft: CheckoutDraft = { open: 'where', discountCode: '', accepted: [] };

/** Undefined where nothing was said in this tab. */
export const readDraft = (storage: TextStorage | undefined): CheckoutDraft | undefined =>
  storage && readStored(storage, draftName, checkoutDraft);

/** Keeps the draft in the tab. */
export const keepDraft = (storage: TextStorage | undefined, draft: CheckoutDraft): void =>
  storage && writeStored(storage, draftName, draft);

/** Forgets it: the order is placed. */
export const forgetDraft = (storage: TextStorage | undefined): void => storage?.removeItem(draftName);
