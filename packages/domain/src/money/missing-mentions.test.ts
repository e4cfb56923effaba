import { expect, test } from 'vitest';
import { mentions, missingMentions } from './missing-mentions.ts';

const company = {
  legalName: 'Maison Aubry',
  legalForm: 'SARL',
  capital: 1_000_000,
  address: '12, rue des Envierges',
  postalCode: '75020',
  city: 'Paris',
  siret: '73282932000074',
  registry: 'Paris',
  vatApplies: true,
  vatNumber: 'FR44732829320',
  servesProfessionals: true,
  paymentTerms: { fr: 'À la livraison' },
  latePenalties: { fr: 'Trois fois le taux d’intérêt légal' },
};

test.each(['SARL', ' sas', 'EURL'])('a house that is a %j tells its capital', (legalForm) => {
  expect(missingMentions({ ...company, legalForm, capital: null })).toEqual(['capital']);
});

test('a house that has said all of itself lacks nothing', () => {
  expect(missingMentions(company)).toEqual([]);
});

test('a new house lacks everything but a capital, which depends on its form', () => {
  const blank = Object.fromEntries(mentions.map((mention) => [mention, ''])) as Record<
    (typeof mentions)[number],
    string
  >;
  const blankCompany = { ...company, ...blank, capital: null, paymentTerms: { fr: '' }, latePenalties: { fr: '' } };
  expect(missingMentions(blankCompany)).toEqual(mentions.filter((mention) => mention !== 'capital'));
});

test.each([
  ['SAS', ['capital']],
  ['Société à responsabilité limitée', ['capital']],
  ['EURL', ['capital']],
  ['EI', []],
  ['Entreprise individuelle', []],
])('a house of the form %s without a capital lacks %j', (legalForm, mentions) => {
  expect(missingMentions({ ...company, legalForm, capital: null })).toEqual(mentions);
});

test('who bears no VAT needs no number of it, and who sells to private people no penalties', () => {
  const small = { vatApplies: false, vatNumber: '', servesProfessionals: false, latePenalties: { fr: '' } };
  expect(missingMentions({ ...company, ...small })).toEqual([]);
  expect(missingMentions({ ...company, ...small, vatApplies: true })).toEqual(['vatNumber']);
});
