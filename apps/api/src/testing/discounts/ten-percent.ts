import type { DiscountCodeInput } from '@traiteur/contract/discount-codes.ts';

/** A code of ten percent that holds for everybody and everything: a test says what is different of its own. */
export const tenPercent: DiscountCodeInput = {
  code: 'BIENVENUE',
  type: 'percent',
  value: 1000,
  minimumGoods: null,
  validFrom: null,
  validUntil: null,
  totalLimit: null,
  clientLimit: null,
  firstOrderOnly: false,
  categoryIds: [],
  active: true,
};
