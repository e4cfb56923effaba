import type { Locale } from '@traiteur/domain/language.ts';

/** What the address of an order ends with where its refund is asked for. */
export const refundActions: Readonly<Record<Locale, string>> = { fr: 'rembourser', en: 'refund' };

export const isRefunding = (action: string | undefined): boolean =>
  action !== undefined && Object.values(refundActions).includes(action);
