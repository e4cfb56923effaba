/** Where nouns live: each in the same one of these at every storey. */
export const districts: readonly string[] = [
  'access',
  'catalogue',
  'clients',
  'delivery',
  'orders',
  'money',
  'own',
  'site',
  'house',
];

/** The storeys that have the plan, each with the folders beside its districts, which are no noun's. */
const storeys: Record<string, readonly string[]> = {
  'apps/api/src/': ['core', 'database', 'http', 'start', 'commands', 'testing', 'stripe'],
  'apps/admin/src/': ['frame', 'list', 'form', 'files', 'finder', 'noun'],
  'packages/contract/src/': ['statement', 'wire'],
  'packages/domain/src/': ['dates', 'text'],
  'packages/words/src/': ['frame', 'phrases', 'refusals'],
  'packages/front/src/': ['browser', 'forms', 'language', 'queries', 'routing', 'screens', 'session', 'testing'],
};

/** How many folders may stand side by side: more are not seen at a glance. */
const mostFolders = 20;

/** A sentence for each folder that is neither a district nor known beside them. */
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

/** A sentence for each name that stands in several districts: whoever knows one of its places is to guess the others. */
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

/** A sentence for each folder that holds too many others. */
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
