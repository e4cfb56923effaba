import { expect, test } from 'vitest';
import { spreadsheetFormats } from './spreadsheet-columns.ts';

test('days and moments of a file are written as its language and the house’s English do', () => {
  const formats = (locale: 'fr' | 'en', english: 'en-US' | 'en-GB') => {
    const { day, moment } = spreadsheetFormats(locale, { currency: 'EUR', english });
    return [day, moment];
  };
  expect(formats('fr', 'en-US')).toEqual(['dd/mm/yyyy', 'dd/mm/yyyy hh:mm']);
  expect(formats('en', 'en-GB')).toEqual(['dd/mm/yyyy', 'dd/mm/yyyy hh:mm']);
  expect(formats('en', 'en-US')).toEqual(['yyyy-mm-dd', 'yyyy-mm-dd hh:mm']);
});
