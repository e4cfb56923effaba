import { expect, test } from 'vitest';
import { recoveryCodeFrom, recoveryCodeLength, typedCodeOf } from './typed-codes.ts';

test.each([
  ['123456', { kind: 'one-time', code: '123456' }],
  [' 123 456 ', { kind: 'one-time', code: '123456' }],
  ['k7qf-m2xd-9trw', { kind: 'recovery', code: 'K7QFM2XD9TRW' }],
  ['OIL0 1234 5678', { kind: 'recovery', code: '011012345678' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['K7QF-M2XD-9TR!', undefined],
  ['UUUU-UUUU-UUUU', undefined],
  ['', undefined],
])('%j is %j', (text, code) => {
  expect(typedCodeOf(text)).toEqual(code);
});

test('a recovery code stands in groups of four and is one when it is typed', () => {
  const code = recoveryCodeFrom(Uint8Array.from({ length: recoveryCodeLength }, (_, index) => index * 21));
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(typedCodeOf(code)).toEqual({ kind: 'recovery', code: code.replaceAll('-', '') });
});

test('all letters are as likely', () => {
  const codes = Array.from({ length: 256 }, (_, byte) => recoveryCodeFrom(Uint8Array.of(byte)));
  const counts = new Set(
    Map.groupBy(codes, (code) => code)
      .values()
      .map(({ length }) => length),
  );
  expect([...counts]).toEqual([8]);
});
