import type { InvoicedGoods } from '@traiteur/contract/money/invoices.ts';

/** Whether the prices of these goods hold the taxes: otherwise they come on top. */
export const taxIsIncluded = ({ subtotal, discount, deliveryFee, total }: InvoicedGoods): boolean =>
  total === subtotal - discount + deliveryFee;
