import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { Chart } from './Chart.tsx';

const points = [
  { key: '1', label: '1er', name: 'lundi 1er', now: 1200, before: 800 },
  { key: '2', label: '2', name: 'mardi 2', now: 0, before: 1600 },
  { key: '3', label: '3', name: 'mercredi 3', now: 2400, before: 0 },
];

const drawChart = (drawChart = points) =>
  renderToStaticMarkup(
    <IntlProvider locale="fr" messages={{}}>
      <Chart
        title="Ventes"
        unit="€"
        now="novembre"
        before="octobre"
        heading="Jour"
        points={drawChart}
        format={(cents) => `${cents / 100} €`}
        formatTick={(cents) => String(cents / 100)}
      />
    </IntlProvider>,
  );

/** The attribute's values, in their order in the markup. */
const valuesOf = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, value]) => value);

test('each point says its name and both values', () => {
  expect(valuesOf(drawChart(), /role="img" aria-label="([^"]*)"/g)).toEqual([
    'lundi 1er, novembre 12 €, octobre 8 €',
    'mardi 2, novembre 0 €, octobre 16 €',
    'mercredi 3, novembre 24 €, octobre 0 €',
  ]);
});

test('the tab key stops once, at the first point', () => {
  expect(valuesOf(drawChart(), /tabindex="(-?\d)"/gi)).toEqual(['0', '-1', '-1']);
});

test('the table under it has the same figures, and their sums', () => {
  expect(valuesOf(drawChart(), /<td>([^<]*)<\/td>/g)).toEqual([
    '12 €',
    '8 €',
    '0 €',
    '16 €',
    '24 €',
    '0 €',
    '36 €',
    '24 €',
  ]);
});

test('title, unit and both series are named', () => {
  const text = drawChart().replace(/<[^>]*>/g, ' ');
  for (const name of ['Ventes', '(€)', 'novembre', 'octobre']) expect(text).toContain(name);
});

test('nothing sold draws no bar of any height', () => {
  const emptyPoints = points.map((point) => ({ ...point, now: 0, before: 0 }));
  expect(
    valuesOf(drawChart(emptyPoints), /<rect class="[^"]*" x="[^"]*" width="[^"]*" y="[^"]*" height="([^"]*)"/g),
  ).toEqual(Array.from({ length: 6 }, () => '0'));
});
