import { listedNoun } from '../noun.ts';

export const administrators = listedNoun('administrators', {
  one: 'administrator',
  fr: 'administrateurs',
  en: 'administrators',
  show: ({ firstName, lastName, email }) => ({ title: `${firstName} ${lastName}`, detail: email }),
});
