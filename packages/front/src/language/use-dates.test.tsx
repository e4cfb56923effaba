import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { useDates } from './use-dates.ts';

type Dates = ReturnType<typeof useDates>;

function written(locale: 'fr' | 'en', write: (dates: Dates) => string) {
  const Written = () => write(useDates());
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{}} timeZone="Europe/Paris">
      <Written />
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
  expect(written('fr', style('2026-12-01'))).toMatch(/(^| )1er déc/);
  for (const day of ['11', '21', '31'])
    expect(written('fr', style(`2026-12-${day}`))).toMatch(new RegExp(`(^| )${day} déc`));
  expect(written('en', style('2026-12-01'))).not.toContain('1er');
});
