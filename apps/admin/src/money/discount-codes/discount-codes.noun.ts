import { listedNoun } from '../../noun/noun.ts';

export const discountCodes = listedNoun('discount-codes', {
  one: 'discountCode',
  fr: 'codes-promo',
  en: 'discount-codes',
  needs: { form: ['categories list'] },
  menu: { group: 'orders', list: 'discountCodes.menu', add: true },
  nameOf: ({ code }) => code,
});
