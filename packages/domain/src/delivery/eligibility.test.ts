import { describe, expect, test } from 'vitest';
import { isPostalCode, isPostalCodePrefix, normalisePostalCode } from './eligibility.ts';

test('a code is kept in upper case without spaces of any kind', () => {
  expect(normalisePostalCode(' h2x\u00a01\u202fy4\t')).toBe('H2X1Y4');
});

describe('a postal code', () => {
  test.each([
    ['75011', 'FR'],
    ['97400', 'fr'],
    ['h2x 1y4', 'CA'],
    ['EC1A 1BB', 'GB'],
    ['D02 X285', 'IE'],
    ['00-950', 'PL'],
    ['114 55', 'SE'],
    ['MD2001', 'MD'],
  ])('%s is one of %s', (code, country) => {
    expect(isPostalCode(code, country)).toBe(true);
  });

  test.each([
    ['7501', 'FR'],
    ['00100', 'FR'],
    ['H2X', 'CA'],
    ['D02 X28', 'IE'],
    ['', 'FR'],
    ['X', 'MD'],
    ['MD-2001!', 'MD'],
    ['12345678901', 'MD'],
  ])('“%s” is none of %s', (code, country) => {
    expect(isPostalCode(code, country)).toBe(false);
  });
});

describe('a stored code', () => {
  test.each(['75011', '75', 'H2X', '7', '00-9'])('%s is a code or the beginning of one', (code) => {
    expect(isPostalCodePrefix(code)).toBe(true);
  });

  test.each(['', 'h2x', '75 011', '-75', '75*', '12345678901'])('“%s” is not', (code) => {
    expect(isPostalCodePrefix(code)).toBe(false);
  });
});
