/** Folders of nouns: a noun is in the same one in each layer. */
export const districts: readonly string[] = [
  'access',
  'catalogue',
  'kitchen',
  'clients',
  'delivery',
  'orders',
  'money',
  'own',
  'site',
  'house',
];

const storeys: Record<string, readonly string[]> = {
  'apps/api/src/': ['core', 'database', 'http', 'mail', 'jobs', 'start', 'commands', 'monitoring', 'testing', 'stripe'],
  'apps/admin/src/': ['frame', 'list', 'form', 'files', 'finder', 'noun', 'changes'],
  'packages/contract/src/': ['statement', 'wire'],
  'packages/domain/src/': ['dates', 'text'],
  'packages/words/src/': ['frame', 'phrases', 'refusals'],
  'packages/front/src/': [
    'browser',
    'forms',
    'language',
    'paper',
    'queries',
    'routing',
    'screens',
    'session',
    'testing',
  ],
};

/** More are not seen at a glance. */
const mostFolders = 20;

export function strayFolders(paths: Iterable<string>): string[] {
  const folders = [...paths].flatMap((path) => {
    const { storey, rest } = storeyOf(path);
    const [folder, ...below] = rest;
    return storey && folder && below.length > 0 && !districts.includes(folder) && !storeys[storey]?.includes(folder)
      ? [storey + folder]
      : [];
  });
  return [...new Set(folders)].map((folder) => `${folder} is no district`);
}

/** One place of a noun must tell the others. */
export function strayNouns(paths: Iterable<string>): string[] {
  const places = new Map<string, Set<string>>();
  for (const path of paths) {
    const [district = '', entry = ''] = storeyOf(path).rest;
    if (!districts.includes(district)) continue;
    const name = entry.replace(/\..*$/, '');
    places.set(name, (places.get(name) ?? new Set()).add(district));
  }
  return [...places]
    .filter(([, names]) => names.size > 1)
    .map(([name, names]) => `${name} stands in ${[...names].sort().join(' and ')}`);
}

export function crowdedFolders(paths: Iterable<string>): string[] {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const parts = path.split('/');
    for (let depth = 1; depth < parts.length - 1; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(parts[depth] ?? ''));
    }
  }
  return [...folders]
    .filter(([, names]) => names.size > mostFolders)
    .map(([folder, names]) => `${folder} holds ${names.size} folders`);
}

function storeyOf(path: string): { storey?: string; rest: string[] } {
  const storey = Object.keys(storeys).find((place) => path.startsWith(place));
  return storey ? { storey, rest: path.slice(storey.length).split('/') } : { rest: [] };
}
