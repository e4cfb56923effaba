import type { DiscountCodeInput } from '@traiteur/contract/money/discount-codes.ts';
import { openTerms } from '@traiteur/domain/money/discount-codes.ts';

/** Without any other terms: a test overrides its own. */
export const tenPercent: DiscountCodeInput = { ...openTerms, code: 'BIENVENUE', type: 'percent', value: 1000 };
