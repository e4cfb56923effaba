import { expect, test } from 'vitest';
import { allAvoided, avoidedBesides, avoidedBeyond } from './all-avoided.ts';

const allergy = (allergenId: number) => ({ allergenId, severity: 'allergy' as const });
const intolerance = (allergenId: number) => ({ allergenId, severity: 'intolerance' as const });
const [sesame, milk, egg, soy] = [3, 7, 8, 9];
const ofAccount = [intolerance(sesame), allergy(milk), allergy(egg)];
const ofBrowser = [allergy(sesame), intolerance(milk), allergy(egg), intolerance(soy)];

test('of what is said in the account and in the browser, each counts once and as the graver says it', () => {
  expect(allAvoided(ofAccount, ofBrowser)).toEqual([allergy(sesame), allergy(milk), allergy(egg), intolerance(soy)]);
});

test('an allergy that the account knows as an intolerance is said beyond it, like what it does not know', () => {
  expect(avoidedBeyond(ofAccount, ofBrowser)).toEqual([allergy(sesame), intolerance(soy)]);
});

test('a browser keeps what it alone says, and forgets what the account says, or says no longer', () => {
  const inBrowser = [allergy(milk), allergy(sesame), intolerance(soy)];
  expect(avoidedBesides([allergy(milk)], [], inBrowser)).toEqual([allergy(sesame), intolerance(soy)]);
  expect(avoidedBesides([intolerance(sesame)], [allergy(milk)], inBrowser)).toEqual([
    allergy(sesame),
    intolerance(soy),
  ]);
});
