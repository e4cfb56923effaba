import { expect, test } from 'vitest';
import { pictureTypeOf } from './picture-types.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', 'image/jpeg'],
  ['\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 'image/png'],
  ['RIFF\u0000\u0001\n\u0003WEBPVP8 ', 'image/webp'],
  ['RIFF\u0000\u0001\u0002\u0003WAVEfmt ', undefined],
  ['%PDF-1.7', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['\u0089PN', undefined],
  ['', undefined],
])('%j begins as %s', (start, type) => {
  expect(pictureTypeOf(bytes(start))).toBe(type);
});
