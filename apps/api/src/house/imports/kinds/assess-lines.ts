import { isDeepStrictEqual } from 'node:util';
import type { RowState } from '@traiteur/contract/house/imports.ts';
import { faultsOf } from '@traiteur/contract/wire/faults.ts';
import { plainWords } from '@traiteur/domain/house/imports/typed-cells.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { RowFault } from '../row-faults.ts';
import type { Differences } from './agreement.ts';
import { type Cells, cellsOf, type Columns, type Line } from './cells.ts';
import type { ImportKind, Versioned } from './import-kind.ts';

export interface Outcome {
  number: number;
  state: RowState;
  faults: RowFault[];
  recordId: number | null;
  written: boolean;
  /** What a changed record was. */
  earlier: object | null;
  savedVersion: number | null;
}

export interface Assessed<Fields, Input, Rec> extends Outcome {
  /** The first line of the same record: the otherLines are read with it. */
  recordLine: number;
  fields?: Fields;
  input?: Input;
  storedRecord?: Rec;
}

/** What was read of a file so far, by what one record alone may have. */
type SeenKeys = Map<string, { number: number; told: number; fields: string }>;

export interface Reading extends Columns {
  seenKeys: SeenKeys;
}

const longestTold = 80;

export const unwritten = { written: false, earlier: null, savedVersion: null };

interface ReadLine<Fields> {
  line: Line;
  cells: Cells;
  fields: Fields;
}

/** What each line would do. In `lines` all of one record stand together, the first before the others. */
export async function assessLines<Fields, Input extends object, Rec extends Versioned & Input>(
  kind: ImportKind<Fields, Input, Rec>,
  db: Kysely<Database>,
  lines: readonly Line[],
  reading: Reading,
): Promise<Assessed<Fields, Input, Rec>[]> {
  const readLines = lines.map((line): ReadLine<Fields> => {
    const cells = cellsOf(line, reading);
    return { line, cells, fields: kind.read(cells) };
  });
  const records = [...Map.groupBy(readLines, ({ line }) => line.record_line ?? line.number).values()];
  const fieldsOfRecords = records.flatMap((record) => joinedFields(kind, record));
  const matches = await kind.find(db, fieldsOfRecords);
  return fieldsOfRecords.flatMap((fields, index) => {
    const [first, ...otherLines] = records[index] ?? [];
    if (!first) return [];
    return assessRecord({ kind, reading, match: matches[index] }, fields, first, otherLines);
  });
}

function joinedFields<Fields, Input, Rec extends Versioned>(
  kind: ImportKind<Fields, Input, Rec>,
  record: readonly ReadLine<Fields>[],
): Fields[] {
  const [first, ...otherLines] = record;
  if (!first) return [];
  if (!kind.join || otherLines.length === 0) return [first.fields];
  const add: Differences['add'] = (column, index, firstIndex) =>
    record[index]?.cells.fault(column, 'differs-from-line', String(record[firstIndex]?.line.number));
  return [
    kind.join(
      record.map(({ fields }) => fields),
      { add },
    ),
  ];
}

interface Assessing<Fields, Input, Rec extends Versioned> {
  kind: ImportKind<Fields, Input, Rec>;
  reading: Reading;
  match: Rec | RowFault | undefined;
}

function assessRecord<Fields, Input extends object, Rec extends Versioned & Input>(
  { kind, reading, match }: Assessing<Fields, Input, Rec>,
  fields: Fields,
  { line, cells }: ReadLine<Fields>,
  otherLines: readonly ReadLine<Fields>[],
): Assessed<Fields, Input, Rec>[] {
  const { faults } = cells;
  const isRepeat = !kind.join && repeatsLine(kind, line, fields, reading, faults);
  if (match && 'code' in match && !('id' in match)) faults.push(match);
  const rivalLine = rivalOf(kind.ownedBy?.(fields) ?? '', line.record_line ?? line.number, reading.seenKeys);
  if (rivalLine !== undefined) faults.push({ column: 'email', code: 'same-email-as-line', text: String(rivalLine) });
  const storedRecord = match && 'id' in match ? match : undefined;
  const storedInput = storedRecord && kind.inputOf(storedRecord);
  const result = kind.schema.safeParse(kind.complete(fields, storedInput), { reportInput: true });
  // What a cell says badly is told once, by the word that is meant.
  const toldColumns = new Set(
    [...faults, ...otherLines.flatMap(({ cells }) => cells.faults)].map(({ column }) => column),
  );
  if (!result.success)
    for (const { field, code } of faultsOf(result.error.issues)) {
      const column = kind.columnOf(field);
      const text = column === null ? '' : cells.text(column);
      if (column === null || !toldColumns.has(column))
        faults.push(text === '' ? { column, code } : unfit(column, code, text));
      toldColumns.add(column);
    }
  const record = [
    { line, faults },
    ...otherLines.map((otherLine) => ({ line: otherLine.line, faults: otherLine.cells.faults })),
  ];
  const recordId = storedRecord?.id ?? null;
  const outcomes = record.map(
    (each): Assessed<Fields, Input, Rec> => ({
      number: each.line.number,
      recordLine: line.number,
      faults: namedFaults(each.line, each.faults, reading),
      recordId,
      state: 'same',
      ...unwritten,
    }),
  );
  if (outcomes.some((outcome) => outcome.faults.length > 0)) return refusedTogether(outcomes);
  if (isRepeat || !result.success || isDeepStrictEqual(result.data, storedInput)) return outcomes;
  const [firstOutcome, ...otherOutcomes] = outcomes;
  if (!firstOutcome) return [];
  const input = { fields, input: result.data };
  return [
    storedRecord
      ? { ...firstOutcome, ...input, state: 'changed', storedRecord }
      : { ...firstOutcome, ...input, state: 'new' },
    ...otherOutcomes.map((outcome): typeof outcome => joinedOutcome(outcome, firstOutcome)),
  ];
}

const unreadTexts: Readonly<Record<string, RowFault['code']>> = {
  email: 'unread-email',
  code: 'unread-code',
  postalCode: 'unread-code',
};

/** What a cell says wrongly is told by its word. */
const unfit = (column: string | null, code: RowFault['code'], text: string): RowFault =>
  code === 'invalid'
    ? { column, code: unreadTexts[column ?? ''] ?? 'unfit-text', text: text.slice(0, longestTold) }
    : { column, code };

/** Lines of one record come in together or not at all: half of somebody's allergies is none that one may rely on. */
export function refusedTogether<Each extends Outcome>(outcomes: readonly Each[]): Each[] {
  const faulty = outcomes.find(({ faults }) => faults.length > 0);
  return outcomes.map((outcome) => ({
    ...outcome,
    state: 'refused',
    faults:
      outcome.faults.length > 0 || !faulty
        ? outcome.faults
        : [{ column: null, code: 'other-line-refused', text: String(faulty.number) }],
  }));
}

export const joinedOutcome = <Each extends Outcome>(outcome: Each, first: Outcome): Each => ({
  ...outcome,
  state: 'joined',
  recordId: first.recordId,
  faults: [{ column: null, code: 'joined-to-line', text: String(first.number) }],
});

/** A total, or the headings once more, is told as that; what is said of allergies stays. */
function namedFaults({ cells }: Line, faults: RowFault[], { headings }: Columns): RowFault[] {
  if (faults.length === 0) return faults;
  const filledCells = cells.filter((cell) => cell !== '');
  const isSum = /^(?:grand |sous |sub )?tota(?:l|ux)\b/.test(plainWords(filledCells[0] ?? ''));
  if (isSum && faults.some(({ code }) => code === 'required' || code === 'invalid'))
    return [{ column: null, code: 'sum-line' }];
  const repeatsHeadings =
    filledCells.length > 1 &&
    isDeepStrictEqual(
      filledCells,
      headings.filter((text) => text !== ''),
    );
  return repeatsHeadings ? [{ column: null, code: 'heading-line' }] : faults;
}

/** Of nouns whose lines are not joined: a second line that says the same changes nothing, another one is refused. */
function repeatsLine<Fields, Input, Rec extends Versioned>(
  kind: ImportKind<Fields, Input, Rec>,
  line: Line,
  fields: Fields,
  reading: Reading,
  faults: RowFault[],
): boolean {
  const [key] = kind.keysOf(cellsOf(line, reading));
  if (key === undefined) return false;
  const text = JSON.stringify(fields);
  const earlierLine = reading.seenKeys.get(key);
  if (!earlierLine)
    reading.seenKeys.set(key, { number: line.number, told: line.from_line ?? line.number, fields: text });
  if (!earlierLine || earlierLine.number === line.number) return false;
  if (earlierLine.fields !== text) faults.push({ column: null, code: 'same-as-line', text: String(earlierLine.told) });
  return true;
}

/** The line of another record that has what one record alone may have. */
function rivalOf(property: string, recordLine: number, seenKeys: SeenKeys): number | undefined {
  if (property === '') return undefined;
  const owner = seenKeys.get(`owner of ${property}`);
  if (!owner) seenKeys.set(`owner of ${property}`, { number: recordLine, told: recordLine, fields: '' });
  return owner && owner.number !== recordLine ? owner.number : undefined;
}
