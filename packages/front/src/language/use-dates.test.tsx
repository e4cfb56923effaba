import type { English } from '@traiteur/domain/text/language.ts';
import { defaultKitSettings, KitSettingsContext } from '@traiteur/kit/setup/kit-settings.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { useDates } from './use-dates.ts';

type Dates = ReturnType<typeof useDates>;

function writtenBy(locale: 'fr' | 'en', write: (dates: Dates) => string, english: English = 'en-US') {
  const Written = () => write(useDates());
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{}} timeZone="Europe/Paris">
      <KitSettingsContext value={{ ...defaultKitSettings, english }}>
        <Written />
      </KitSettingsContext>
    </IntlProvider>,
  );
}

const styles: ((day: string) => (dates: Dates) => string)[] = [
  (day) =>
    ({ long }) =>
      long(day),
  (day) =>
    ({ short }) =>
      short(day),
  (day) =>
    ({ full }) =>
      full(day),
  (day) =>
    ({ day: write }) =>
      write(`${day}T10:00:00Z`),
  (day) =>
    ({ moment }) =>
      moment(`${day}T10:00:00Z`),
];

test.each(styles)('the first of a month is « 1er » in French, and no other day is (%#)', (style) => {
  expect(writtenBy('fr', style('2026-12-01'))).toMatch(/(^| )1er déc/);
  for (const day of ['11', '21', '31'])
    expect(writtenBy('fr', style(`2026-12-${day}`))).toMatch(new RegExp(`(^| )${day} déc`));
  expect(writtenBy('en', style('2026-12-01'))).not.toContain('1er');
});

test('English writes days and times as the house chose', () => {
  const day = ({ full, span, moment }: Dates) =>
    [full('2026-11-24'), span('09:00', '18:30'), moment('2026-11-24T17:00:00Z')].join(' | ');
  expect(writtenBy('en', day)).toBe('Tue, Nov 24, 2026 | 9am\u00a0– 6:30pm | Nov 24, 6pm');
  expect(writtenBy('en', day, 'en-GB')).toBe('Tue, 24 Nov 2026 | 09:00\u00a0– 18:30 | 24 Nov, 18:00');
});

test('French writes a moment as it is said, in the caterer’s zone', () => {
  const day = ({ moment, day: write }: Dates) =>
    [moment('2026-11-24T17:00:00Z'), write('2026-11-24T08:05:00Z')].join(' | ');
  expect(writtenBy('fr', day)).toBe('24 nov., 18\u00a0h | 24 nov. 2026, 9\u00a0h\u00a005');
});
