import { expect, test } from 'vitest';
import { allAvoided, avoidedBeyond, avoidedWith } from './all-avoided.ts';

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

test('a browser avoids what the account says, keeps what it alone says, and forgets what the account says no longer', () => {
  expect(avoidedWith([allergy(milk)], [], [intolerance(soy)])).toEqual([allergy(milk), intolerance(soy)]);
  expect(avoidedWith([allergy(egg)], [allergy(milk)], [allergy(milk), intolerance(soy)])).toEqual([
    allergy(egg),
    intolerance(soy),
  ]);
});
