import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import { expect, test } from 'vitest';
import { hasAllergyAlert } from './stop-alert.ts';

type Allergy = Stop['clientAllergies'][number];
type Conflict = Stop['conflicts'][number];

const name = { fr: 'Sésame', en: 'Sesame' };
const eater = { eaterId: 1, eater: 'Inès' };
const sesame: Allergy = { ...eater, allergenId: 1, name, severity: 'allergy', presence: null };
const conflict: Conflict = {
  ...eater,
  line: 0,
  allergenId: 1,
  allergen: name,
  severity: 'allergy',
  presence: 'contains',
  mustOverride: true,
  foundAt: null,
  foundBy: null,
  answeredBy: null,
  answeredAt: null,
  reason: '',
};

test('a stop calls for care once a dish holds what its client told after they ordered', () => {
  expect(hasAllergyAlert({ conflicts: [], clientAllergies: [{ ...sesame, presence: 'contains' }] })).toBe(true);
  expect(hasAllergyAlert({ conflicts: [], clientAllergies: [{ ...sesame, presence: 'may_contain' }] })).toBe(true);
});

test('a stop calls for care while its order keeps a conflict, even if its client no longer reacts', () => {
  expect(hasAllergyAlert({ conflicts: [conflict], clientAllergies: [] })).toBe(true);
});

test('a stop whose dishes hold nothing that its client reacts to calls for no care', () => {
  expect(hasAllergyAlert({ conflicts: [], clientAllergies: [sesame] })).toBe(false);
  expect(hasAllergyAlert({ conflicts: [], clientAllergies: [] })).toBe(false);
});
