import { expect, test } from 'vitest';
import { faultsOf } from '../wire/faults.ts';
import { line, localDate, moment, slugs, text, typedName } from './fields.ts';

test.each(['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31'])(
  'a date or a moment of the year of %s is refused by what is wrong with it',
  (date) => {
    for (const result of [localDate.safeParse(date), moment.safeParse(`${date}T10:00:00Z`)])
      expect(faultsOf(result.error?.issues ?? [])).toEqual([{ field: '', code: 'unknown-year' }]);
  },
);

test.each(['1900-01-01', '2028-02-29', '2999-12-31'])('%s is a date', (date) => {
  expect(localDate.parse(date)).toBe(date);
});

test.each(['Marc\nLebreton', 'Marc\r\nLebreton', ' Marc\u{2028}Lebreton\n', 'Marc\tLebreton'])(
  'a name that is pasted in several lines is one line: %j',
  (text) => {
    expect(line(80).parse(text)).toMatch(/^Marc {1,2}Lebreton$/);
  },
);

test.each(['', ' ', '\u200b', '\u00ad\u2060 \u200d', '\ufeff\n\u200f', '\u3164', '\u2800\u115f'])(
  'of %j nobody sees anything: it is missing',
  (name) => {
    for (const field of [line(80), text(80)])
      expect(faultsOf(field.safeParse(name).error?.issues ?? [])).toEqual([{ field: '', code: 'required' }]);
  },
);

test.each(['\u200fشعير\u200e', '🥜', '·'])('%j is seen', (name) => {
  expect(line(80).parse(name)).toBe(name);
});

test('a name may be typed in one language, and is then the same in the other', () => {
  for (const empty of ['', '  ']) {
    expect(typedName(80).parse({ fr: ' Dahl ', en: empty })).toEqual({ fr: 'Dahl', en: 'Dahl' });
    expect(typedName(80).parse({ fr: empty, en: 'Dahl' })).toEqual({ fr: 'Dahl', en: 'Dahl' });
  }
  expect(typedName(80).parse({ fr: 'Courge', en: 'Squash' })).toEqual({ fr: 'Courge', en: 'Squash' });
  expect(slugs.parse({ fr: 'courge', en: '' })).toEqual({ fr: 'courge', en: 'courge' });
  const faultsIn = (name: object) => faultsOf(typedName(80).safeParse(name).error?.issues ?? []);
  expect(faultsIn({ fr: ' ', en: '' })).toEqual([{ field: 'fr', code: 'required' }]);
  expect(faultsIn({ fr: '\u200b', en: 'Squash' })).toEqual([{ field: 'fr', code: 'required' }]);
});
