import type { InvoicedGoods } from '@traiteur/contract/money/invoices.ts';

/** Whether prices include taxes; otherwise taxes are added to them. */
export const taxIsIncluded = ({ subtotal, discount, deliveryFee, total }: InvoicedGoods): boolean =>
  total === subtotal - discount + deliveryFee;
