import type { DiscountCodeInput } from '@traiteur/contract/money/discount-codes.ts';
import { openTerms } from '@traiteur/domain/money/discount-codes.ts';

/** A code of ten percent that holds for everybody and everything: a test says what is different of its own. */
export const tenPercent: DiscountCodeInput = { ...openTerms, code: 'BIENVENUE', type: 'percent', value: 1000 };
