import { listedNoun } from '../../noun/noun.ts';

export const postalCodes = listedNoun('postal-codes', {
  one: 'postalCode',
  fr: 'code-postal',
  en: 'postal-code',
  needs: { list: ['delivery-zones list'], form: ['delivery-zones list'] },
  menu: { group: 'deliveries', list: 'postalCodes.title' },
  nameOf: ({ code }) => code,
  detail: ({ city }) => city,
});
