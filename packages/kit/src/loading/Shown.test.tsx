import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { Shown, type ShownQuery } from './Shown.tsx';

const drawn = (query: Partial<ShownQuery<string>>) =>
  renderToStaticMarkup(
    <IntlProvider locale="fr" messages={{}}>
      <MemoryRouter>
        <Shown query={{ data: undefined, error: null, refetch: () => undefined, ...query }} shape={<i>forme</i>}>
          {(dish) => <b>{dish}</b>}
        </Shown>
      </MemoryRouter>
    </IntlProvider>,
  );

test('what is on its way keeps its room, unseen at first so that nothing flickers', () => {
  expect(drawn({})).toBe('<div aria-busy="true" style="visibility:hidden"><i>forme</i></div>');
});

test('what came is shown, even if it is empty', () => {
  expect(drawn({ data: 'Dahl' })).toBe('<b>Dahl</b>');
  expect(drawn({ data: '' })).toBe('<b></b>');
});

test('what failed says why and offers to try again', () => {
  const failed = drawn({ error: new Error('Le serveur ne répond pas.') });
  expect(failed).toContain('Le serveur ne répond pas.');
  expect(failed).toContain('Réessayer');
  expect(failed).not.toContain('forme');
});

test('what could not be read again stays below the failure', () => {
  const failed = drawn({ data: 'Dahl', error: new Error('Le serveur ne répond pas.') });
  expect(failed).toMatch(/Le serveur ne répond pas\..*<b>Dahl<\/b>/);
});
