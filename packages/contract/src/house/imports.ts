import * as z from 'zod/mini';
import { count, id, moment, optionalLine, spreadsheetType, writable } from '../statement/fields.ts';
import { oneThing, pageQuery } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

export const mostImportedRows = 50_000;

export const largestImport = 16 * 1024 * 1024;
const largestImportText = Math.ceil(largestImport / 3) * 4;

/** Hours in which an import can be undone; its rows are kept as long. */
export const undoHours = 24;

export const importedNouns = ['clients', 'products', 'ingredients', 'postal-codes'] as const;
export type ImportedNoun = (typeof importedNouns)[number];

/** `uploaded` waits for its columns, `checked` for a yes; `done` may have been cancelled on its way. */
const importStates = ['uploaded', 'checking', 'checked', 'running', 'done', 'undoing', 'undone', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/**
 * What a row would do or did: `joined` is read with an earlier row of the same record, `kept` was not undone, as
 * somebody has changed or used it since.
 */
export const rowStates = ['new', 'changed', 'joined', 'same', 'refused', 'kept'] as const;
export type RowState = (typeof rowStates)[number];

const noun = z.enum(importedNouns);
const cells = z.array(z.string());

const importRecord = z.object({
  id,
  noun,
  fileName: z.string(),
  state: z.enum(importStates),
  createdAt: moment,
  by: z.string(),
  total: count,
  /** Rows that the step under way has seen. */
  done: count,
  counts: z.object({ new: count, changed: count, joined: count, same: count, refused: count, kept: count }),
  allOrNothing: z.boolean(),
  isCancelled: z.boolean(),
  /** Null while there is nothing to undo. */
  undoUntil: z.nullable(moment),
});
export type ImportRecord = z.output<typeof importRecord>;

const importSheet = z.object({
  name: z.string(),
  /** Lines that are not empty. */
  rows: count,
  /** The address of its first formula: such a sheet is not read. */
  formula: z.nullable(z.string()),
});
export type ImportSheet = z.output<typeof importSheet>;

const importColumn = z.object({
  key: z.string(),
  label: z.string(),
  required: z.boolean(),
  /** Required columns that it stands for. */
  instead: z.array(z.string()),
  /** Whether several columns of a file may mean it. */
  repeats: z.boolean(),
});

const importDetail = z.object({
  ...importRecord.shape,
  /** Those of a workbook that are seen in it; one without a name of a CSV file. */
  sheets: z.array(importSheet),
  /** Place among them of the one that is read. */
  sheet: count,
  /** Number of the line that holds the headings. */
  headingLine: count,
  headings: cells,
  /** The first rows under the headings. */
  sample: z.array(cells),
  /** For each column of the file what it means; null where it is left out. */
  mapping: z.array(z.nullable(z.string())),
  /** What columns may mean. */
  columns: z.array(importColumn),
  /** Whether what rows name and the house does not know may be added: zones, suppliers. */
  createMissing: z.boolean(),
  mayCreateMissing: z.boolean(),
  /** Of new dishes whose line says none. */
  taxRateId: z.nullable(id),
  /** What it may be, of an import of dishes; empty where the house has one alone. */
  taxRates: z.array(z.object({ id, name: z.string() })),
});
export type ImportDetail = z.output<typeof importDetail>;

const importRow = z.object({
  /** Of its line in the file; a line with several postal codes in one cell is a row for each. */
  number: count,
  cells,
  state: z.enum(rowStates),
  recordId: z.nullable(id),
  faults: z.array(z.object({ column: z.nullable(z.string()), label: z.string(), message: z.string() })),
});
export type ImportRow = z.output<typeof importRow>;

const mapping = z.array(z.nullable(z.string().check(z.maxLength(80), writable))).check(z.maxLength(200));

type ColumnRule = Pick<z.output<typeof importColumn>, 'key' | 'required' | 'instead' | 'repeats'>;

/** Required columns that no column of the file means, nor another that stands for them. */
export const missingColumns = <Column extends ColumnRule>(
  columns: readonly Column[],
  chosenKeys: readonly (string | null)[],
): Column[] =>
  columns.filter(
    ({ key, required }) =>
      required &&
      !chosenKeys.includes(key) &&
      !columns.some((column) => column.instead.includes(key) && chosenKeys.includes(column.key)),
  );

const step = { scope: 'imports:write', params: oneThing, result: importDetail, reads: 'getImport' } as const;

export const imports = operationsOf(
  { tag: 'imports', named: 'fileName' },
  {
    listImports: {
      summary: 'Lists the latest imports, the newest first, and how each ended.',
      method: 'GET',
      path: '/imports',
      scope: 'imports:write',
      query: z.strictObject({ noun: z.optional(noun) }),
      result: z.object({ items: z.array(importRecord) }),
      refusals: [],
    },
    uploadImport: {
      summary: `Reads an Excel or CSV file of at most ${mostImportedRows} rows, and says what its columns seem to mean. Nothing is written to the house. Macros, formulas, entities and what unpacks to too much are refused.`,
      method: 'POST',
      path: '/imports',
      scope: 'imports:write',
      body: z.strictObject({
        noun,
        fileName: optionalLine(200),
        base64: z.base64().check(z.maxLength(largestImportText)),
      }),
      largestBody: largestImportText + 2048,
      result: importDetail,
      status: 201,
      audit: { only: ['noun', 'total'] },
      refusals: [
        'too-large',
        'file-not-a-table',
        'file-empty',
        'file-too-large',
        'file-too-many-rows',
        'file-too-many-columns',
        'file-old-format',
        'file-locked',
        'file-with-macros',
        'file-with-formulas',
        'file-with-entities',
        'file-open-quote',
      ],
    },
    getImport: {
      summary: 'Says where an import stands, and what its columns mean.',
      method: 'GET',
      path: '/imports/{id}',
      scope: 'imports:write',
      params: oneThing,
      result: importDetail,
      refusals: ['not-found'],
    },
    setSheet: {
      summary: 'Says which sheet of a workbook is read, and guesses its columns.',
      method: 'PUT',
      path: '/imports/{id}/sheet',
      ...step,
      body: z.strictObject({ sheet: count }),
      audit: 'none',
      refusals: ['not-found', 'import-elsewhere', 'file-with-formulas', 'file-empty', 'file-too-many-rows'],
    },
    setHeadingLine: {
      summary: 'Says which line of the file holds the headings, and guesses its columns anew.',
      method: 'PUT',
      path: '/imports/{id}/heading-line',
      ...step,
      body: z.strictObject({ headingLine: count }),
      audit: 'none',
      refusals: ['not-found', 'import-elsewhere'],
    },
    previewImport: {
      summary:
        'Checks each row of a file beside requests, by the rules of whoever adds one by hand: what would be new, changed, the same or refused. Nothing is written to the house.',
      method: 'POST',
      path: '/imports/{id}/preview',
      ...step,
      body: z.strictObject({ mapping, createMissing: z.boolean(), taxRateId: z.optional(z.nullable(id)) }),
      audit: 'none',
      refusals: ['not-found', 'import-elsewhere'],
    },
    listImportRows: {
      summary: 'Lists the rows of an import that was checked, with what is wrong with each.',
      method: 'GET',
      path: '/imports/{id}/rows',
      scope: 'imports:write',
      params: oneThing,
      query: pageQuery({ state: z.optional(z.enum(rowStates)) }),
      result: z.object({ items: z.array(importRow), next: z.nullable(z.string()) }),
      refusals: ['not-found'],
    },
    runImport: {
      summary:
        'Writes the rows that were checked, beside requests and in slices, or all in one transaction that a single refused row gives up.',
      method: 'POST',
      path: '/imports/{id}/run',
      ...step,
      body: z.strictObject({ allOrNothing: z.boolean() }),
      audit: { only: ['state', 'allOrNothing'] },
      refusals: ['not-found', 'import-elsewhere', 'import-has-refusals'],
    },
    cancelImport: {
      summary: 'Stops the step under way. Rows that were written stay, and can be undone.',
      method: 'POST',
      path: '/imports/{id}/cancellation',
      ...step,
      audit: { only: ['isCancelled'] },
      refusals: ['not-found'],
    },
    undoImport: {
      summary: `Takes back what an import wrote, for ${undoHours} hours: records that nobody has changed or used since. The others stay and are named.`,
      method: 'POST',
      path: '/imports/{id}/undoing',
      ...step,
      audit: { only: ['state'] },
      refusals: ['not-found', 'import-elsewhere', 'import-undo-ended'],
    },
    exportRefusedRows: {
      summary: 'Answers an Excel file of the refused rows with the reason of each, to be mended and sent again.',
      method: 'GET',
      path: '/imports/{id}/refused-rows',
      scope: 'imports:write',
      params: oneThing,
      produces: spreadsheetType,
      audit: 'call',
      refusals: ['not-found'],
    },
    getImportTemplate: {
      summary: 'Answers an empty Excel file with the columns that an import reads, and what may stand in each.',
      method: 'GET',
      path: '/import-templates/{noun}',
      scope: 'imports:write',
      params: z.strictObject({ noun }),
      produces: spreadsheetType,
      refusals: [],
    },
  },
);
