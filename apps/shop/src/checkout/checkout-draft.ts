import { billedCompanyFields } from '@traiteur/contract/orders/billed-company.ts';
import { paymentChoices } from '@traiteur/domain/money/payment-choices.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';
import { lenient, readStored, writeStored } from '@traiteur/front/browser/stored.ts';
import * as z from 'zod/mini';

const steps = ['where', 'when', 'pay'] as const;
export type StepName = (typeof steps)[number];

const draftName = 'auth.checkout';

const companyDraft = z.record(z.enum(billedCompanyFields), z.string());
export type CompanyDraft = z.output<typeof companyDraft>;

/** Kept in the tab across reloads. The slot is in the cart. */
const checkoutDraft = z.object({
  // Another version of the page may have stored it.
  open: z.catch(z.enum(steps), 'where'),
  addressId: lenient(z.number()),
  payment: lenient(z.enum(paymentChoices)),
  discountCode: z.catch(z.string(), ''),
  /** For the invoice of the client's company. */
  purchaseReference: z.catch(z.string(), ''),
  /** Absent: the client. */
  billedCompany: lenient(companyDraft),
  /** Allergens of the browser that the client keeps from the kitchen, in the cookie's format. */
  untold: lenient(z.string()),
  accepted: z.catch(z.array(z.string()), []),
});
export type CheckoutDraft = z.output<typeof checkoutDraft>;

export const blankDraft: CheckoutDraft = { open: 'where', discountCode: '', purchaseReference: '', accepted: [] };

export const readDraft = (storage: TextStorage | undefined): CheckoutDraft | undefined =>
  storage && readStored(storage, draftName, checkoutDraft);

export const saveDraft = (storage: TextStorage | undefined, draft: CheckoutDraft): void =>
  storage && writeStored(storage, draftName, draft);

export const forgetDraft = (storage: TextStorage | undefined): void => storage?.removeItem(draftName);
