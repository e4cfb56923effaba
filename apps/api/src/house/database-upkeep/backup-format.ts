import type { BackupTable, SequenceValue } from './kept-tables.ts';

export interface BackupHead {
  /** Of Traiteur. */
  version: string;
  /** Version of the server. */
  postgres: string;
  madeAt: string;
  migrations: { name: string; checksum: string }[];
}

export const firstLine = '-- Traiteur backup, format 1';

/** A file without it was cut short. */
export const lastLine = '-- End of the Traiteur backup';

/** Unambiguous: within rows, a backslash is always doubled or followed by a letter or digit. */
export const endOfRows = '\\.';

const quotedName = (name: string) => `"${name}"`;
const columnList = ({ columns }: BackupTable) => columns.map(quotedName).join(', ');

export const copyOut = (table: BackupTable) => `COPY public.${quotedName(table.name)} (${columnList(table)}) TO stdout`;
export const copyIn = (table: BackupTable) =>
  `COPY public.${quotedName(table.name)} (${columnList(table)}) FROM stdin;`;

export const setSequence = ({ name, last }: SequenceValue) =>
  `SELECT pg_catalog.setval('public.${quotedName(name)}', ${last}, true);`;

export const headLines = ({ version, postgres, madeAt, migrations }: BackupHead): string[] => [
  firstLine,
  `-- Made ${madeAt} by Traiteur ${version} on PostgreSQL ${postgres}, after ${migrations.length} migrations`,
  ...migrations.map(({ name, checksum }) => `-- Migration ${name} ${checksum}`),
];

export function readLine(line: string) {
  return readMade(line) ?? readMigration(line) ?? readCopy(line) ?? readSequence(line);
}

function readMade(line: string) {
  const form =
    /^-- Made (\S{24}) by Traiteur ([\w.+-]{1,40}) on PostgreSQL ([\w.+-]{1,40}), after (\d{1,4}) migrations$/;
  const [, madeAt, version, postgres, migrations] = form.exec(line) ?? [];
  if (!madeAt || Number.isNaN(Date.parse(madeAt)) || !version || !postgres) return undefined;
  return { kind: 'made', madeAt, version, postgres, migrations: Number(migrations) } as const;
}

function readMigration(line: string) {
  const [, name, checksum] = /^-- Migration ([\w.-]{1,100}) ([0-9a-f]{64})$/.exec(line) ?? [];
  return name && checksum ? ({ kind: 'migration', name, checksum } as const) : undefined;
}

function readCopy(line: string) {
  const [, name, list = ''] = /^COPY public\."(\w+)" \(("\w+"(?:, "\w+")*)\) FROM stdin;$/.exec(line) ?? [];
  const columns = list.split(', ').map((column) => column.slice(1, -1));
  return name ? ({ kind: 'table', table: { name, columns } } as const) : undefined;
}

function readSequence(line: string) {
  const [, name, last] = /^SELECT pg_catalog\.setval\('public\."(\w+)"', (-?\d+), true\);$/.exec(line) ?? [];
  return name && last ? ({ kind: 'sequence', sequence: { name, last } } as const) : undefined;
}
