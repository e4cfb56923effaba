import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';
import { districts } from './street-plan.ts';

/** By path from the root; each import is a path of ours or a package's name. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** Folders of the kit that a page with little script can use. */
const lightRooms = ['look', 'form', 'list', 'chart', 'loading', 'map'].map((room) => `packages/kit/src/${room}/`);
const front = ['packages/contract/', 'packages/domain/', 'packages/words/', 'packages/front/'];

const areas: Record<string, readonly string[]> = {
  'packages/domain/': [],
  'packages/contract/': ['packages/domain/'],
  'packages/words/': ['packages/contract/', 'packages/domain/'],
  'packages/kit/': [
    'packages/words/src/phrases/phrase.ts',
    'packages/domain/src/dates/calendar.ts',
    'packages/domain/src/text/language.ts',
    'packages/domain/src/dates/ordinal-day.ts',
    'packages/domain/src/access/password-strength.ts',
    'packages/domain/src/dates/typed-dates.ts',
    'packages/domain/src/dates/typed-times.ts',
  ],
  'apps/api/': ['packages/contract/', 'packages/domain/', 'packages/words/', 'db/'],
  'packages/front/': [
    'packages/contract/',
    'packages/domain/',
    'packages/words/',
    'packages/kit/src/setup/kit-settings.ts',
    'packages/kit/src/setup/kit-words.ts',
    'packages/kit/src/setup/use-date-format.ts',
    'packages/kit/src/setup/use-language-tag.ts',
    ...lightRooms,
  ],
  'apps/admin/': [...front, 'packages/kit/'],
  'apps/shop/': [
    ...front,
    'packages/kit/src/setup/kit-settings.ts',
    'packages/kit/src/setup/small-fonts.ts',
    'packages/kit/src/setup/use-date-format.ts',
    ...lightRooms,
  ],
  'db/': ['packages/contract/', 'packages/domain/', 'packages/words/', 'apps/api/'],
  'e2e/': ['packages/', 'apps/', 'db/'],
  'bench/': ['packages/', 'apps/', 'db/'],
  'tools/': ['packages/', 'apps/', 'db/'],
};

/** The server's layers, from bottom to top; each may import only those before it. `nouns` are all other folders. */
const storeys = [
  'core',
  'database',
  'http',
  'mail',
  'jobs',
  'nouns',
  'stripe',
  'payment-providers.ts',
  'nouns.ts',
  'start',
  'monitoring',
  'app.ts',
  'main.ts',
  'commands',
  'testing',
] as const;

/** Forbidden in the light folders, directly and through their imports. */
const heavy = ['@mantine/', 'packages/kit/src/fields/', 'packages/kit/src/overlays/'];

export function wrongArrows(imports: Imports): string[] {
  return [...imports].flatMap(([path, targets]) => {
    const area = Object.keys(areas).find((folder) => path.startsWith(folder));
    if (!area) return path.includes('/') ? [`${path} stands in a folder that has no arrows yet`] : [];
    const allowedPlaces = [area, ...(areas[area] ?? [])];
    return targets
      .filter((target) => isSource(target) && !allowedPlaces.some((place) => target.startsWith(place)))
      .map((target) => `${path} must not import ${target}`);
  });
}

/** A sentence for each import from a higher layer of the server. Tests may import any. */
export function wrongStoreys(imports: Imports): string[] {
  return [...imports].flatMap(([path, targets]) => {
    const storey = storeyOf(path);
    if (storey === undefined || path.endsWith('.test.ts')) return [];
    return targets
      .filter((target) => (storeyOf(target) ?? 0) > storey)
      .map((target) => `${path} must not import ${target}`);
  });
}

/** A large noun: its root is one more of its rooms. */
const orders = 'apps/api/src/orders/';

/** Rooms that import no other room beside them. */
const leafRooms = [`${orders}ledger/`, 'apps/shop/src/site/'];

export const entangledNouns = (imports: Imports): string[] => entangled(imports, nounOf);

/**
 * A sentence for each two folders side by side that import each other, and for each leaf room that imports another one.
 * Tests may. Of two districts the nouns are held one by one.
 */
export function entangledRooms(imports: Imports): string[] {
  const sources = new Map([...imports].filter(([path]) => !/\.test\.|\/testing\//.test(path)));
  return [...new Set([...entangledFolders(sources), ...entangled(sources, roomOfOrders), ...leaningLeaves(sources)])];
}

const leaningLeaves = (imports: Imports) =>
  leafRooms.flatMap((leaf) =>
    [...imports]
      .filter(([path]) => path.startsWith(leaf))
      .flatMap(([path, targets]) =>
        targets.filter((target) => isBeside(target, leaf)).map((target) => `${path} must not import ${target}`),
      ),
  );

/** In another folder beside the leaf; files there are the assembly of all. */
const isBeside = (target: string, leaf: string) =>
  target.startsWith(`${dirname(leaf)}/`) &&
  !target.startsWith(leaf) &&
  target.slice(dirname(leaf).length + 1).includes('/');

function entangledFolders(imports: Imports): string[] {
  const pairs = new Map<string, [string, string]>();
  for (const [path, targets] of imports)
    for (const target of targets) {
      const [from, to] = foldersApart(path, target);
      if (from && to) pairs.set(`${from} ${to}`, [from, to]);
    }
  return [...pairs.values()]
    .filter(([from, to]) => from < to && pairs.has(`${to} ${from}`))
    .map(([from, to]) => `${from} and ${to} import each other`);
}

/** The two folders side by side in which the files stand, except districts; none if one file stands above the other. */
function foldersApart(path: string, target: string): [string?, string?] {
  const [steps, targetSteps] = [path.split('/'), target.split('/')];
  const depth = steps.findIndex((step, index) => step !== targetSteps[index]);
  const areFolders = depth > 0 && depth < Math.min(steps.length, targetSteps.length) - 1;
  const areDistricts = [steps, targetSteps].every((names) => districts.includes(names[depth] ?? ''));
  if (!areFolders || areDistricts) return [];
  return [steps.slice(0, depth + 1).join('/'), targetSteps.slice(0, depth + 1).join('/')];
}

function entangled(imports: Imports, placeOf: (path: string) => string | undefined): string[] {
  const pairs = new Set(
    [...imports].flatMap(([path, targets]) => {
      const from = placeOf(path);
      return targets.flatMap((target) => {
        const to = placeOf(target);
        return from && to && from !== to ? [`${from} ${to}`] : [];
      });
    }),
  );
  return [...pairs].flatMap((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return from < to && pairs.has(`${to} ${from}`) ? [`${from} and ${to} import each other`] : [];
  });
}

/** Also through other files. */
export function heavyImports(imports: Imports): string[] {
  const light = [...lightRooms, 'packages/front/'];
  const reachedPaths = new Set([...imports.keys()].filter((path) => light.some((place) => path.startsWith(place))));
  // A loop over a set also visits elements added meanwhile.
  for (const path of reachedPaths) for (const target of imports.get(path) ?? []) reachedPaths.add(target);
  return [...reachedPaths].flatMap((path) =>
    (imports.get(path) ?? [])
      .filter((target) => heavy.some((place) => target.startsWith(place)))
      .map((target) => `${path} must not import ${target}: a page with little script needs it`),
  );
}

export function circles(imports: Imports): string[] {
  const finishedPaths = new Set<string>();
  const circles: string[] = [];
  const walk = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) circles.push([...trail.slice(start), path].join(' → '));
    if (start >= 0 || finishedPaths.has(path)) return;
    for (const target of imports.get(path) ?? []) walk(target, [...trail, path]);
    finishedPaths.add(path);
  };
  for (const path of imports.keys()) walk(path, []);
  return circles;
}

export function readImports(root: string): Imports {
  const paths = sourcesIn(root, '');
  return new Map(paths.map((path) => [path, importsOf(path, readFileSync(join(root, path), 'utf8'))]));
}

/** Without styles. */
export function importsOf(path: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  const targets = names.map((name) => {
    if (name.startsWith('.')) return join(dirname(path), name);
    const [, place, file] = /^@traiteur\/([^/]+)\/(.+)$/.exec(name) ?? [];
    return place ? `packages/${place}/src/${file}` : name;
  });
  return [...new Set(targets)].filter((target) => isSource(target) || !/\.\w+$/.test(target));
}

const isSource = (target: string): boolean => /\.tsx?$/.test(target);

/** Undefined outside of the server. */
function storeyOf(path: string): number | undefined {
  const [, place = ''] = /^apps\/api\/src\/([^/]+)/.exec(path) ?? [];
  const storey = storeys.findIndex((storey) => storey === place);
  return place ? (storey < 0 ? storeys.indexOf('nouns') : storey) : undefined;
}

/** The folder of a file's noun. The server's orders are one noun with many rooms. */
function nounOf(path: string): string | undefined {
  const [, folder, app, name = '', noun] = /^(apps\/([^/]+)\/src\/([^/]+))\/(?:([^/]+)\/)?/.exec(path) ?? [];
  const notNouns: readonly string[] = app === 'api' ? storeys : [];
  if (!folder || notNouns.includes(name)) return undefined;
  if (app === 'shop' || !districts.includes(name) || (app === 'api' && name === 'orders')) return folder;
  return noun ? `${folder}/${noun}` : folder;
}

/** Undefined outside of the orders. */
const roomOfOrders = (path: string): string | undefined =>
  path.startsWith(orders) ? orders + path.slice(orders.length).split('/').slice(0, -1).slice(0, 1).join('') : undefined;

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return entry.name.startsWith('.') || /^(node_modules|dist|data|test-results)$/.test(entry.name)
        ? []
        : sourcesIn(root, path);
    }
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
