import { listedNoun } from '../noun.ts';

export const administrators = listedNoun('administrators', {
  one: 'administrator',
  fr: 'administrateurs',
  en: 'administrators',
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  detail: ({ email }) => email,
});
