import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/..`;
const files = ['apps', 'packages', 'db', 'e2e', 'bench', 'tools'].flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .map((name) => join(place, name.replaceAll('\\', '/')))
    .filter((path) => /\.(ts|tsx|mjs|css|sql)$/.test(path) && !/node_modules|\/dist\//.test(path)),
);
const sources = files.filter((path) => !path.includes('.test.'));

test('there are sources to look at', () => {
  expect(sources.length).toBeGreaterThan(500);
});

test('no folder holds more than 30 source files side by side', () => {
  // Migrations are added in one folder for ever, and nobody looks for one by its neighbours.
  const folders = Map.groupBy(
    sources.filter((path) => dirname(path) !== 'db/migrations'),
    (path) => dirname(path),
  );
  const wide = [...folders].filter(([, files]) => files.length > 30).map(([path, files]) => `${path}: ${files.length}`);
  expect(wide).toEqual([]);
});

test('no comment is wider than 120 columns', () => {
  const wide = files.flatMap((path) => wideComments(path, readFileSync(join(root, path), 'utf8')));
  expect(wide).toEqual([]);
});

test('a wide comment is seen, a wide line of code is not', () => {
  const wide = 'x'.repeat(118);
  expect(wideComments('a.ts', `// ${wide}\n/** ${wide} */\n * ${wide}`)).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:3']);
  expect(wideComments('a.ts', `const ${wide} = 1; // why\n// ${wide.slice(1)}`)).toEqual([]);
});

function wideComments(path: string, source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) => (line.length > 120 && /^\s*(\/\/|\/\*|\*)/.test(line) ? [`${path}:${index + 1}`] : []));
}

test('orders have one door: events are inserted where what follows from them follows', () => {
  // The demonstration writes orders that are years old, and the benches what no client is told.
  const server = sources.filter((path) => path.startsWith('apps/api/src/'));
  const inserting = server.filter((path) =>
    /insertInto\('order_events'\)|insert into order_events\b/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(inserting).toEqual(['apps/api/src/orders/ledger/event-rows.ts']);
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

test('front ends show their shared parts in texts that all of them carry', () => {
  const parts = sources.filter((path) => path.startsWith('packages/front/src/'));
  const typedByOneFront = parts.filter((path) => readFileSync(join(root, path), 'utf8').includes('useTranslations('));
  expect(typedByOneFront).toEqual([]);
});

test('a name of the browser is seen where it is used, not where a property or a type has it', () => {
  expect(namesBrowser('a.ts', 'export const print = () => window.print();')).toBe(true);
  expect(namesBrowser('a.ts', 'export const path = (place: { location: string }) => place.location;')).toBe(false);
});

function namesBrowser(path: string, source: string): boolean {
  let seesBrowser = false;
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
      if (browserNames.has(name) && !properties.has(start)) seesBrowser = true;
    },
  }).visit(parseSync(path, source).program);
  return seesBrowser;
}

/** Words that name nothing: what was asked, of what, which thing. A participle stands with its noun (`storedHash`). */
const namelessWords = new Set(
  `of whole thing things astray heir both same ours mine none one other others before after all done own
  answered asked built changed chosen counted drawn ended found given gone held kept known left lost made measured merged missing moved named
  needed ordered paid pending placed refused running said saved seen sent shown sold started stopped stored taken told typed used wanted
  written`.split(/\s+/),
);

test('a variable or a parameter is named by a noun, not by a bare participle or pronoun', () => {
  const code = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  expect(code.flatMap((path) => namelessIn(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('a nameless word is seen where it is bound, not where a property has it, whose name it may keep', () => {
  expect(namelessIn('a.ts', 'const { country: of, name: [kept] } = load();')).toEqual(['a.ts: of', 'a.ts: kept']);
  expect(namelessIn('a.ts', 'const sum = (given = 0, ...asked: number[]) => given;')).toEqual([
    'a.ts: given',
    'a.ts: asked',
  ]);
  expect(namelessIn('a.ts', 'function known() {}')).toEqual(['a.ts: known']);
  expect(namelessIn('a.ts', 'const { paid, refused = [] } = load();')).toEqual([]);
  expect(namelessIn('a.ts', 'for (const row of rows) print(row.taken, { kept: row });')).toEqual([]);
});

function namelessIn(path: string, source: string): string[] {
  const names: string[] = [];
  const bind = (pattern: ESTree.BindingPattern | ESTree.BindingRestElement | ESTree.ParamPattern): void => {
    if (pattern.type === 'Identifier') names.push(pattern.name);
    else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') bind(property);
        else if (!property.shorthand) bind(property.value);
      }
    else if (pattern.type === 'ArrayPattern')
      for (const element of pattern.elements.filter((candidate) => candidate !== null)) bind(element);
    else if (pattern.type === 'AssignmentPattern') bind(pattern.left);
    else if (pattern.type === 'RestElement') bind(pattern.argument);
    else bind(pattern.parameter);
  };
  const bindFunction = ({ id, params }: ESTree.Function | ESTree.ArrowFunctionExpression) =>
    [...(id ? [id] : []), ...params].forEach(bind);
  new Visitor({
    VariableDeclarator: ({ id }) => bind(id),
    CatchClause: ({ param }) => param && bind(param),
    FunctionDeclaration: bindFunction,
    FunctionExpression: bindFunction,
    ArrowFunctionExpression: bindFunction,
  }).visit(parseSync(path, source).program);
  return names.filter((name) => namelessWords.has(name)).map((name) => `${path}: ${name}`);
}

/** Verbs that meant several things each: the glossary says which one stands for each of them. */
const vagueVerb = /^(?:settle|take|hold|tell|give|keep)(?:[A-Z]|$)/;

test('a function begins with a verb of the glossary, not with one of many meanings', () => {
  // Handlers are named by their operations.
  const code = sources.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.api.ts'));
  expect(code.flatMap((path) => vagueFunctionsIn(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('a routine of the database begins with such a verb too', () => {
  const routines = files.filter((path) => path.startsWith('db/routines/'));
  expect(routines.length).toBeGreaterThan(20);
  expect(routines.filter((path) => /\/(?:settle|take|hold|tell|give|keep)-/.test(path))).toEqual([]);
});

test('a vague verb is seen where a function is named by it, not where a value or a noun is', () => {
  expect(vagueFunctionsIn('a.ts', 'function takeStep() {} const keep = () => 1;')).toEqual([
    'a.ts: takeStep',
    'a.ts: keep',
  ]);
  const store = 'const store = { take() {}, keep: () => 1 }; interface Store { tell: () => void }';
  expect(vagueFunctionsIn('a.ts', store)).toEqual(['a.ts: take', 'a.ts: keep', 'a.ts: tell']);
  expect(vagueFunctionsIn('a.ts', 'const keeper = 1; function tellers() {} const holdings = () => 2;')).toEqual([]);
});

function vagueFunctionsIn(path: string, source: string): string[] {
  const names: string[] = [];
  const isFunction = (value: ESTree.Node | null) =>
    value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression';
  new Visitor({
    FunctionDeclaration: ({ id }) => id && names.push(id.name),
    VariableDeclarator: ({ id, init }) => id.type === 'Identifier' && isFunction(init) && names.push(id.name),
    Property: ({ key, value, computed }) =>
      !computed && key.type === 'Identifier' && isFunction(value) && names.push(key.name),
    TSPropertySignature: ({ key, typeAnnotation }) =>
      key.type === 'Identifier' && typeAnnotation?.typeAnnotation.type === 'TSFunctionType' && names.push(key.name),
  }).visit(parseSync(path, source).program);
  return names.filter((name) => vagueVerb.test(name)).map((name) => `${path}: ${name}`);
}

test('what a file exports is read by another one', () => {
  const code = [...files.filter((path) => /\.(ts|tsx|mjs)$/.test(path)), 'vitest.config.ts'];
  expect(unreadExports(new Map(code.map((path) => [path, readFileSync(join(root, path), 'utf8')])))).toEqual([]);
});

test('an export is read where another file names it', () => {
  const texts = {
    'a.ts': 'export const tax = 1;\nexport type Fee = 2;\nexport function due() {}',
    'b.ts': 'tax + due();',
  };
  expect(unreadExports(new Map(Object.entries(texts)))).toEqual(['a.ts: Fee']);
});

function unreadExports(texts: ReadonlyMap<string, string>): string[] {
  const words = [...texts.values()].flatMap((text) => [...new Set(text.match(/\w+/g))]);
  const fileCounts = new Map<string, number>();
  for (const word of words) fileCounts.set(word, (fileCounts.get(word) ?? 0) + 1);
  return [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm)]
      .filter(([, name = '']) => fileCounts.get(name) === 1)
      .map(([, name]) => `${path}: ${name}`),
  );
}

test('a noun says its queries and their keys in one file', () => {
  const fronts = sources.filter((path) => /^(apps\/admin|packages\/front)\/src\/.*\.tsx?$/.test(path));
  const strays = fronts
    .filter((path) => !path.endsWith('-queries.ts'))
    .filter((path) => /queryKey: \[|QueryData\(\[/.test(readFileSync(join(root, path), 'utf8')));
  expect(strays).toEqual([]);
});
