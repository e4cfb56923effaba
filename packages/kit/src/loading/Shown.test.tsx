import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { describe, expect, test } from 'vitest';
import type { ComponentProps } from 'react';
import { KitSettingsContext, defaultKitSettings } from '../setup/kit-settings.ts';
import { Shown, type ShownQuery } from './Shown.tsx';

type Options = Partial<ComponentProps<typeof Shown<string>>>;

const drawShown = (query: Partial<ShownQuery<string>>, options: Options = {}) =>
  renderToStaticMarkup(
    <IntlProvider locale="fr" messages={{}}>
      <MemoryRouter>
        <Shown
          query={{ data: undefined, error: null, refetch: () => undefined, ...query }}
          shape={<i>forme</i>}
          {...options}
        >
          {(dish) => <b>{dish}</b>}
        </Shown>
      </MemoryRouter>
    </IntlProvider>,
  );

test('what is on its way keeps its room, unseen at first so that nothing flickers', () => {
  expect(drawShown({})).toBe('<div aria-busy="true" style="visibility:hidden"><i>forme</i></div>');
});

test('what came is shown, even if it is empty', () => {
  expect(drawShown({ data: 'Dahl' })).toBe('<b>Dahl</b>');
  expect(drawShown({ data: '' })).toBe('<b></b>');
});

test('what failed says why and offers to try again', () => {
  const markup = drawShown({ error: new Error('Le serveur ne répond pas.') });
  expect(markup).toContain('Le serveur ne répond pas.');
  expect(markup).toContain('Réessayer');
  expect(markup).not.toContain('forme');
});

test('what is gone is not offered to be tried again', () => {
  const error = new Error('Cet élément n’existe plus.');
  const markup = renderToStaticMarkup(
    <IntlProvider locale="fr" messages={{}}>
      <KitSettingsContext value={{ ...defaultKitSettings, isGone: (failure) => failure === error }}>
        <Shown query={{ data: undefined, error, refetch: () => undefined }} shape={null}>
          {() => null}
        </Shown>
      </KitSettingsContext>
    </IntlProvider>,
  );
  expect(markup).toContain(error.message);
  expect(markup).not.toContain('Réessayer');
});

test('what could not be read again stays below the failure', () => {
  const markup = drawShown({ data: 'Dahl', error: new Error('Le serveur ne répond pas.') });
  expect(markup).toMatch(/Le serveur ne répond pas\..*<b>Dahl<\/b>/);
});

test('another part may say the failure', () => {
  expect(drawShown({ error: new Error('Le serveur ne répond pas.') }, { quiet: true })).toBe('');
});

describe('data that hold nothing', () => {
  const empty = (dish: string) => dish === '' && 'Aucun plat.';

  test('are told of in their place, below what sums them up', () => {
    const nothing = drawShown(
      { data: '' },
      { empty, summary: () => <h2>0 plat</h2>, emptyAction: <a href="/ajout">+</a> },
    );
    expect(nothing).toMatch(/^<h2>0 plat<\/h2><div.*Aucun plat\..*<a href="\/ajout">\+<\/a><\/div>$/);
    expect(nothing).not.toContain('<b>');
  });

  test('are no matter before they came, nor where something did', () => {
    expect(drawShown({}, { empty })).not.toContain('Aucun plat');
    expect(drawShown({ data: 'Dahl' }, { empty, summary: () => <h2>1 plat</h2> })).toBe('<h2>1 plat</h2><b>Dahl</b>');
  });
});
