import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/..`;
const sources = ['apps', 'packages', 'db', 'e2e', 'tools'].flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .map((name) => join(place, name.replaceAll('\\', '/')))
    .filter((path) => /\.(ts|tsx|mjs|css|sql)$/.test(path) && !/node_modules|\/dist\/|\.test\./.test(path)),
);

test('there are sources to look at', () => {
  expect(sources.length).toBeGreaterThan(500);
});

test('no folder holds more than 30 source files side by side', () => {
  const folders = Map.groupBy(sources, (path) => dirname(path));
  const wide = [...folders].filter(([, files]) => files.length > 30).map(([path, files]) => `${path}: ${files.length}`);
  expect(wide).toEqual([]);
});

/** What a page has of its browser. */
const browserNames = new Set([
  'document',
  'window',
  'location',
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
  'BroadcastChannel',
]);

test('main.tsx alone names the browser in the administration', () => {
  const pages = sources.filter((path) => /^apps\/admin\/src\/.*\.tsx?$/.test(path) && !path.endsWith('/main.tsx'));
  expect(pages.filter((path) => namesBrowser(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('a name of the browser is seen where it is used, not where a property or a type has it', () => {
  expect(namesBrowser('a.ts', 'export const print = () => window.print();')).toBe(true);
  expect(namesBrowser('a.ts', 'export const path = (place: { location: string }) => place.location;')).toBe(false);
});

function namesBrowser(path: string, source: string): boolean {
  let found = false;
  const properties = new Set<number>();
  new Visitor({
    MemberExpression({ computed, property }) {
      if (!computed) properties.add(property.start);
    },
    Property({ computed, key, shorthand }) {
      if (!computed && !shorthand) properties.add(key.start);
    },
    TSPropertySignature({ key }) {
      properties.add(key.start);
    },
    Identifier({ name, start }) {
      if (browserNames.has(name) && !properties.has(start)) found = true;
    },
  }).visit(parseSync(path, source).program);
  return found;
}
