import { expect, test } from 'vitest';
import { invoiceMentions } from './invoice-mentions.ts';

const nothing = { fr: '', en: '' };
const paymentTerms = { fr: 'À la livraison', en: 'On delivery' };
const latePenalties = { fr: 'Trois fois le taux d’intérêt légal', en: 'Three times the legal rate' };
const house = { vatApplies: true, paymentTerms, latePenalties, servesProfessionals: true };
const namesOf = (seller: typeof house, daysToPay?: number) =>
  invoiceMentions(seller, daysToPay).map(({ name }) => name);

test('an invoice of a house that serves companies says all that the law asks of it, in the law’s order', () => {
  expect(invoiceMentions(house, undefined)).toEqual([
    { name: 'operation' },
    { name: 'terms', terms: paymentTerms },
    { name: 'noEarly' },
    { name: 'late', penalties: latePenalties },
    { name: 'recovery', amount: 4000 },
  ]);
});

test('to private people it speaks neither of penalties nor of costs of recovery', () => {
  expect(namesOf({ ...house, servesProfessionals: false })).toEqual(['operation', 'terms', 'noEarly']);
});

test('who bears no VAT says so first', () => {
  expect(namesOf({ ...house, vatApplies: false, servesProfessionals: false })).toEqual([
    'noVat',
    'operation',
    'terms',
    'noEarly',
  ]);
});

test('what a company agreed with the house goes before what the house asks of everybody', () => {
  expect(invoiceMentions({ ...house, servesProfessionals: false }, 30)).toEqual([
    { name: 'operation' },
    { name: 'withinDays', days: 30 },
    { name: 'noEarly' },
  ]);
});

test('what the house has not written is left out, and the costs of recovery are due all the same', () => {
  expect(namesOf({ ...house, paymentTerms: nothing, latePenalties: nothing })).toEqual([
    'operation',
    'noEarly',
    'recovery',
  ]);
});

test.each([
  ['French', { fr: 'Comptant', en: '' }],
  ['English', { fr: '', en: 'Cash' }],
])('what is written in %s alone is said', (_, text) => {
  expect(namesOf({ ...house, paymentTerms: text, latePenalties: text })).toEqual([
    'operation',
    'terms',
    'noEarly',
    'late',
    'recovery',
  ]);
});
