import type { PaymentChoice } from '@traiteur/domain/money/payment-choices.ts';
import type { TextStorage } from '@traiteur/front/browser/browser.ts';

/** The steps that open and fold; who orders is said above them. */
const steps = ['where', 'when', 'pay'] as const;
export type StepName = (typeof steps)[number];

/** Where a tab keeps it. */
const draftName = 'auth.checkout';

/** What somebody has said so far on the way to their order; it stays in this tab, whatever is reloaded. The slot is the cart's. */
export interface CheckoutDraft {
  open: StepName;
  addressId?: number | undefined;
  payment?: PaymentChoice | undefined;
  discountCode: string;
  /** What they avoid in this browser and do not tell the kitchen, as the cookie says it. */
  untold?: string | undefined;
  /** Conflicts that were accepted by name, each as `conflictKey` says it. */
  accepted: string[];
}

export const blankDraft: CheckoutDraft = { open: 'where', discountCode: '', accepted: [] };

/** Undefined where nothing was said in this tab. */
export function readDraft(storage: TextStorage | undefined): CheckoutDraft | undefined {
  try {
    const text = storage?.getItem(draftName);
    if (!text) return undefined;
    const storedDraft = { ...blankDraft, ...(JSON.parse(text) as Partial<CheckoutDraft>) };
    // Another version of this page may have kept it.
    const open = steps.find((step) => step === storedDraft.open) ?? 'where';
    return { ...storedDraft, open };
  } catch {
    return undefined;
  }
}

/** Keeps the draft in the tab. */
export const keepDraft = (storage: TextStorage | undefined, draft: CheckoutDraft): void =>
  storage?.setItem(draftName, JSON.stringify(draft));

/** Forgets it: the order is placed. */
export const forgetDraft = (storage: TextStorage | undefined): void => storage?.removeItem(draftName);
