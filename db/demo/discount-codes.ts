import type { CategoryKey } from '@traiteur/domain/catalogue/usual-records.ts';
import type { DiscountCodeInput } from '@traiteur/contract/money/discount-codes.ts';

interface DemoDiscountCode extends Omit<DiscountCodeInput, 'categoryIds' | 'validFrom' | 'validUntil'> {
  categories: readonly CategoryKey[];
  /** Days from today until midnight of the start and of the end. */
  begins: number | null;
  ends: number | null;
}

const open = { minimumGoods: null, totalLimit: null, clientLimit: null, firstOrderOnly: false, active: true };

export const demoDiscountCodes: readonly DemoDiscountCode[] = [
  {
    ...open,
    code: 'BIENVENUE',
    type: 'percent',
    value: 1000,
    firstOrderOnly: true,
    clientLimit: 1,
    categories: [],
    begins: -120,
    ends: null,
  },
  {
    ...open,
    code: 'LES25PREMIERS',
    type: 'amount',
    value: 500,
    minimumGoods: 3000,
    totalLimit: 25,
    clientLimit: 1,
    categories: [],
    begins: -90,
    ends: null,
  },
  {
    ...open,
    code: 'PIQUENIQUE',
    type: 'percent',
    value: 1500,
    categories: ['bowls', 'drinks'],
    begins: -110,
    ends: -40,
  },
  { ...open, code: 'SOUPE', type: 'free_delivery', value: null, categories: ['soups'], begins: null, ends: null },
  {
    ...open,
    code: 'ANNIVERSAIRE',
    type: 'percent',
    value: 2000,
    clientLimit: 1,
    categories: ['desserts'],
    begins: 5,
    ends: 20,
  },
  {
    ...open,
    code: 'CHAMPAGNE',
    type: 'amount',
    value: 1500,
    minimumGoods: 12000,
    active: false,
    categories: [],
    begins: null,
    ends: null,
  },
];
