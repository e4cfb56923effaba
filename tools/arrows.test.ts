import { describe, expect, test } from 'vitest';
import {
  circles,
  entangledNouns,
  entangledRooms,
  heavyImports,
  importsOf,
  readImports,
  wrongArrows,
  wrongStoreys,
} from './arrows.ts';
import { crowdedFolders, strayFolders, strayNouns } from './street-plan.ts';

const root = `${import.meta.dirname}/..`;
const code = readImports(root);

describe('the code as it stands', () => {
  test('has files to look at', () => {
    expect(code.size).toBeGreaterThan(50);
  });

  test('imports only along the arrows', () => {
    expect(wrongArrows(code)).toEqual([]);
  });

  test('has no storey of the server that leans on a higher one', () => {
    expect(wrongStoreys(code)).toEqual([]);
  });

  test('has no two nouns that import each other', () => {
    expect(entangledNouns(code)).toEqual([]);
  });

  test('has no two rooms that import each other', () => {
    expect(entangledRooms(code)).toEqual([]);
  });

  test('has a noun in the same district at every storey, and no folder beside the districts that is unknown', () => {
    expect(strayFolders(code.keys())).toEqual([]);
    expect(strayNouns(code.keys())).toEqual([]);
  });

  test('has no folder of more folders than one sees at a glance', () => {
    expect(crowdedFolders(code.keys())).toEqual([]);
  });

  test('keeps the light rooms of the kit light', () => {
    expect(heavyImports(code)).toEqual([]);
  });

  test('has no circle of imports, pages that are loaded later counted', () => {
    expect(circles(code)).toEqual([]);
  });
});

describe('the arrows', () => {
  test('refuse the domain that imports a word', () => {
    const imports = new Map([['packages/domain/src/money/money.ts', ['packages/words/src/orders/orders.ts']]]);
    expect(wrongArrows(imports)).toEqual([
      'packages/domain/src/money/money.ts must not import packages/words/src/orders/orders.ts',
    ]);
  });

  test('let the kit know the type of a phrase and no other word', () => {
    const imports = new Map([
      [
        'packages/kit/src/look/screen/Banner.tsx',
        ['packages/words/src/phrases/phrase.ts', 'packages/words/src/catalogue/tags.ts'],
      ],
    ]);
    expect(wrongArrows(imports)).toEqual([
      'packages/kit/src/look/screen/Banner.tsx must not import packages/words/src/catalogue/tags.ts',
    ]);
  });

  test('refuse that a light room of the kit, or what any front end does, imports the library of the heavy ones or leads to it', () => {
    const imports = new Map([
      ['packages/kit/src/look/Button.tsx', ['@mantine/core', 'packages/kit/src/setup/theme.ts']],
      ['packages/kit/src/setup/theme.ts', ['@mantine/core']],
      ['packages/kit/src/list/DataList.tsx', ['packages/kit/src/fields/PlainSelect.tsx']],
      ['packages/kit/src/setup/KitProvider.tsx', ['@mantine/core', '@mantine/notifications']],
      ['packages/front/src/orders/OrderSum.tsx', ['@mantine/core']],
    ]);
    expect(heavyImports(imports)).toEqual([
      'packages/kit/src/look/Button.tsx must not import @mantine/core: a page with little script needs it',
      'packages/kit/src/list/DataList.tsx must not import packages/kit/src/fields/PlainSelect.tsx: a page with little script needs it',
      'packages/front/src/orders/OrderSum.tsx must not import @mantine/core: a page with little script needs it',
      'packages/kit/src/setup/theme.ts must not import @mantine/core: a page with little script needs it',
    ]);
  });

  test('refuse a folder they do not know', () => {
    expect(wrongArrows(new Map([['packages/misc/src/things.ts', []]]))).toHaveLength(1);
  });

  test.each([
    ['core/refusal.ts', 'database/schema.ts'],
    ['core/services.ts', 'mail/mailer.ts'],
    ['database/rows/paging.ts', 'http/problems.ts'],
    ['database/rows/paging.ts', 'tags/tag-rows.ts'],
    ['http/serve.ts', 'sessions/caller-of.ts'],
    ['tags/tags.api.ts', 'app.ts'],
    ['tags/tags.api.ts', 'start/settings.ts'],
    ['tags/tags.api.ts', 'testing/small-kitchen.ts'],
    ['app.ts', 'main.ts'],
  ])('refuse that the server’s %s imports %s', (lower, higher) => {
    const [path, target] = [`apps/api/src/${lower}`, `apps/api/src/${higher}`];
    expect(wrongStoreys(new Map([[path, [target]]]))).toEqual([`${path} must not import ${target}`]);
    expect(wrongStoreys(new Map([[target, [path]]]))).toEqual([]);
  });

  test('let a test of a low storey lean on what tests share', () => {
    const imports = new Map([['apps/api/src/core/house.test.ts', ['apps/api/src/testing/test-app.ts']]]);
    expect(wrongStoreys(imports)).toEqual([]);
  });

  test('refuse two nouns that import each other, whichever files do', () => {
    const imports = new Map([
      ['apps/api/src/orders/place-order.ts', ['apps/api/src/clients/clients/client-rows.ts']],
      ['apps/api/src/clients/clients/clients.api.ts', ['apps/api/src/orders/order-rows.ts']],
    ]);
    expect(entangledNouns(imports)).toEqual(['apps/api/src/clients/clients and apps/api/src/orders import each other']);
  });

  test('refuse that a noun imports the frame that stands around it', () => {
    const imports = new Map([
      ['apps/admin/src/frame/Header.tsx', ['apps/admin/src/finder/FinderButton.tsx']],
      ['apps/admin/src/finder/use-found-screens.ts', ['apps/admin/src/frame/Menu.tsx']],
    ]);
    expect(entangledNouns(imports)).toEqual(['apps/admin/src/finder and apps/admin/src/frame import each other']);
  });

  test('know where two nouns of one district begin, and the orders as one noun', () => {
    const imports = new Map([
      ['apps/api/src/catalogue/tags/tags.api.ts', ['apps/api/src/catalogue/sizes/sizes.api.ts']],
      ['apps/api/src/catalogue/sizes/sizes.api.ts', ['apps/api/src/catalogue/tags/tags.api.ts']],
      ['apps/api/src/orders/place/place-order.ts', ['apps/api/src/orders/edit/update-order.ts']],
      ['apps/api/src/orders/edit/update-order.ts', ['apps/api/src/orders/place/place-order.ts']],
    ]);
    expect(entangledNouns(imports)).toEqual([
      'apps/api/src/catalogue/sizes and apps/api/src/catalogue/tags import each other',
    ]);
  });

  test('refuse two rooms of the orders that import each other, what stands at their root included', () => {
    const imports = new Map([
      ['apps/api/src/orders/place/place-order.ts', ['apps/api/src/orders/edit/update-order.ts']],
      ['apps/api/src/orders/edit/update-order.ts', ['apps/api/src/orders/place/rows/placing-rows.ts']],
      ['apps/api/src/orders/read/order-rows.ts', ['apps/api/src/orders/orders.table.ts']],
      ['apps/api/src/orders/orders.api.ts', ['apps/api/src/orders/read/order-rows.ts']],
    ]);
    expect(entangledRooms(imports)).toEqual([
      'apps/api/src/orders/edit and apps/api/src/orders/place import each other',
      'apps/api/src/orders/ and apps/api/src/orders/read import each other',
    ]);
  });

  test('refuse two rooms of the site that import each other, and let its root assemble them', () => {
    const imports = new Map([
      ['apps/shop/src/cart/CartPage.tsx', ['apps/shop/src/menu/MealCard.tsx', 'apps/shop/src/addresses.ts']],
      ['apps/shop/src/menu/SizeButtons.tsx', ['apps/shop/src/cart/use-cart.ts']],
      ['apps/shop/src/pages.ts', ['apps/shop/src/cart/CartPage.tsx']],
      ['packages/front/src/routing/routes.tsx', ['packages/front/src/screens/ErrorPage.tsx']],
      ['packages/front/src/screens/ErrorPage.tsx', ['packages/front/src/routing/site.ts']],
    ]);
    expect(entangledRooms(imports)).toEqual([
      'apps/shop/src/cart and apps/shop/src/menu import each other',
      'packages/front/src/routing and packages/front/src/screens import each other',
    ]);
  });

  test('refuse two rooms within a noun that import each other, and look at districts by their nouns', () => {
    const imports = new Map([
      ['apps/api/src/clients/clients/merge/undo-merge.ts', ['apps/api/src/clients/clients/personal-data/erase.ts']],
      [
        'apps/api/src/clients/clients/personal-data/erase.ts',
        ['apps/api/src/clients/clients/merge/rows/merge-rows.ts'],
      ],
      ['apps/api/src/clients/clients/client-rows.ts', ['apps/api/src/orders/judge/judge-orders.ts']],
      ['apps/api/src/orders/read/find-orders.ts', ['apps/api/src/clients/client-search/find-clients.ts']],
    ]);
    expect(entangledRooms(imports)).toEqual([
      'apps/api/src/clients/clients/merge and apps/api/src/clients/clients/personal-data import each other',
    ]);
  });

  test('refuse that what every page of the site stands on imports one of them', () => {
    const [path, target] = ['apps/shop/src/site/island/alive.ts', 'apps/shop/src/cart/cart-store.ts'];
    expect(entangledRooms(new Map([[path, [target, 'apps/shop/src/addresses.ts']]]))).toEqual([
      `${path} must not import ${target}`,
    ]);
  });

  test('refuse that the ledger of the orders leans on another room, and let its tests', () => {
    const target = 'apps/api/src/orders/place/place-order.ts';
    const imports = (path: string) => new Map([[path, [target, 'apps/api/src/orders/ledger/bookings.ts']]]);
    const rows = 'apps/api/src/orders/ledger/event-rows.ts';
    expect(entangledRooms(imports(rows))).toEqual([`${rows} must not import ${target}`]);
    expect(entangledRooms(imports('apps/api/src/orders/ledger/bookings.test.ts'))).toEqual([]);
    expect(entangledRooms(imports(target))).toEqual([]);
  });

  test('refuse a circle over three files', () => {
    const imports = new Map([
      ['a.ts', ['b.ts']],
      ['b.ts', ['c.ts']],
      ['c.ts', ['b.ts']],
    ]);
    expect(circles(imports)).toEqual(['b.ts → c.ts → b.ts']);
  });

  test('see imports of types and packages, exports from elsewhere and pages loaded later', () => {
    const source = `
      import type { Money } from '@traiteur/domain/money/money.ts';
      import './page.css';
      import '@mantine/core/styles/global.css';
      import { Tooltip } from '@mantine/core';
      export * from './next.ts';
      const later = () => import('../orders/OrderList.tsx');`;
    expect(importsOf('apps/admin/src/frame/screens.ts', source)).toEqual([
      'packages/domain/src/money/money.ts',
      '@mantine/core',
      'apps/admin/src/frame/next.ts',
      'apps/admin/src/orders/OrderList.tsx',
    ]);
  });
});

describe('the street plan', () => {
  test('refuses a folder of things that is no district, and knows those beside them', () => {
    const paths = ['apps/api/src/crates/crates.api.ts', 'apps/api/src/core/refusal.ts', 'packages/words/src/shop.ts'];
    expect(strayFolders(paths)).toEqual(['apps/api/src/crates is no district']);
  });

  test('refuses a noun that lives in two districts, as a folder here and as a file there', () => {
    const paths = ['apps/api/src/delivery/crates/crates.api.ts', 'packages/words/src/catalogue/crates.ts'];
    expect(strayNouns(paths)).toEqual(['crates stands in catalogue and delivery']);
    expect(strayNouns(['apps/api/src/delivery/crates/crates.api.ts', 'apps/admin/src/delivery/crates/a.ts'])).toEqual(
      [],
    );
  });

  test('refuses more than twenty folders side by side', () => {
    const paths = Array.from({ length: 21 }, (_, index) => `apps/api/src/catalogue/noun-${index}/a.ts`);
    expect(crowdedFolders(paths)).toEqual(['apps/api/src/catalogue holds 21 folders']);
    expect(crowdedFolders(paths.slice(1))).toEqual([]);
  });
});
