import { readdirSync } from 'node:fs';
import { useForm } from 'react-hook-form';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Chart } from './chart/Chart.tsx';
import { CheckboxGroupField } from './form/CheckboxGroupField.tsx';
import { Form } from './form/Form.tsx';
import { DataTable } from './list/DataTable.tsx';
import { SearchBox } from './list/SearchBox.tsx';
import { Button } from './look/Button.tsx';
import { EmptyState } from './look/EmptyState.tsx';
import { Screen } from './look/screen/Screen.tsx';

const rooms = ['look', 'form', 'list', 'chart', 'loading'];
const modules = rooms.flatMap((room) =>
  readdirSync(`${import.meta.dirname}/${room}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => `./${room}/${name}`),
);

/** Globals that a server lacks, and those that importing a file must not call. */
const worldly = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'BroadcastChannel',
  'localStorage',
  'sessionStorage',
];

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test.each(modules)('%s asks nothing of a browser when it is imported', async (path) => {
  expect(typeof document).toBe('undefined');
  const touched: string[] = [];
  for (const name of worldly) {
    const touch = () => void touched.push(name);
    vi.stubGlobal(name, new Proxy(touch, { get: touch, apply: touch, construct: () => (touch(), {}) }));
  }
  await import(path);
  expect(touched).toEqual([]);
});

const drawPart = (part: ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="fr" messages={{}}>
      <MemoryRouter>{part}</MemoryRouter>
    </IntlProvider>,
  );

test('a server draws a screen with a button that says why it is off', () => {
  const page = drawPart(
    <Screen title="Commande">
      <Button disabledReason="Il manque une adresse.">Enregistrer</Button>
      <EmptyState>Rien encore.</EmptyState>
    </Screen>,
  );
  const [, reasonId] = /aria-describedby="([^"]+)"/.exec(page) ?? [];
  expect(page).toContain('aria-disabled="true"');
  expect(page).toMatch(new RegExp(`id="${reasonId}" role="tooltip"[^>]*>Il manque une adresse.`));
  expect(page).toContain('Rien encore.');
});

test('a server draws a list', () => {
  const columns = [{ key: 'name', heading: 'Nom', render: (name: string) => name }];
  const list = drawPart(
    <>
      <SearchBox value="dahl" onChange={() => undefined} />
      <DataTable label="Plats" columns={columns} rows={['Dahl']} rowKey={String} rowLink={(name) => `/${name}`} />
    </>,
  );
  expect(list).toContain('value="dahl"');
  expect(list).toContain('href="/Dahl"');
});

function Weekdays() {
  const form = useForm({ defaultValues: { weekdays: [2] } });
  const options = [
    { value: 1, label: 'lundi' },
    { value: 2, label: 'mardi' },
  ];
  return (
    <Form form={form} onSubmit={() => undefined}>
      <CheckboxGroupField name="weekdays" label="Jours" options={options} />
    </Form>
  );
}

test('a server draws a form', () => {
  expect(drawPart(<Weekdays />)).toMatch(/<input type="checkbox"[^>]*checked=""[^>]*\/>mardi/);
});

test('a server draws a chart before it can be measured', () => {
  const points = [{ key: '1', label: '1', name: 'lundi 1er', now: 12, before: 8 }];
  const texts = { title: 'Ventes', unit: '€', now: 'novembre', before: 'octobre', heading: 'Jour' };
  expect(drawPart(<Chart {...texts} points={points} format={String} formatTick={String} />)).toContain('lundi 1er');
});
