import { writeXlsx } from 'hucre/xlsx';
import { readSheet } from 'read-excel-file/node';
import { roleScopes } from '@traiteur/domain/access/scopes.ts';
import { clearImportRows } from './import-rows.ts';
import { expect, test } from 'vitest';
import { importedTable } from '../../testing/imported-table.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';

const app = await testApp();
const { db, signedIn, time } = app;
const owner = await signedIn('owner');
const table = importedTable(app, owner, 'postal-codes');

const codes = async () =>
  (await owner.call('postal-codes', 'list', { limit: 200 })).items.map(({ code, city, zone }) => [
    code,
    city,
    zone?.name.fr ?? null,
  ]);

await owner.call(
  'delivery-zones',
  'create',
  {},
  {
    name: { fr: 'Est parisien', en: 'East Paris' },
    colour: '#ef7622',
    fee: null,
    freeDeliveryFrom: null,
    minimumOrder: 0,
    active: true,
  },
);

const file =
  'Nos codes;;\n;;\nCP;Secteur;Commune\n75 011;est parisien;\n1000;East Paris;\n75;Nord;\nabc;Nord;\n75011;Nord;\n;;x\n';

test('a file is read, checked, written, repeated and undone', async () => {
  const upload = await table.upload(file);
  expect(upload).toMatchObject({
    state: 'uploaded',
    headingLine: 3,
    headings: ['CP', 'Secteur', 'Commune'],
    mapping: ['code', 'zone', 'city'],
    total: 6,
  });
  const checked = await table.check(upload, { createMissing: true });
  expect(checked).toMatchObject({ state: 'checked', counts: { new: 3, changed: 0, same: 0, refused: 3 } });
  expect(await codes()).toEqual([]);
  expect((await table.rows(checked.id, 'refused')).map(({ number, faults }) => [number, ...faults])).toEqual([
    [7, { column: 'code', label: 'Postal code', message: '“abc” is no postal code' }],
    [8, { column: null, label: '', message: 'The same record as on line 4' }],
    [9, { column: 'code', label: 'Postal code', message: 'This field is required' }],
  ]);

  const doneImport = await table.run(checked.id);
  expect(doneImport).toMatchObject({ state: 'done', counts: { new: 3, refused: 3 } });
  expect(await codes()).toEqual([
    ['01000', 'Bourg-en-Bresse, Saint-Denis-lès-Bourg', 'Est parisien'],
    ['75', '', 'Nord'],
    ['75011', 'Paris', 'Est parisien'],
  ]);
  const operations = async () =>
    (await owner.call('audit-entries', 'list', { limit: 100 })).items.map(({ operation }) => operation).toSorted();
  expect(await operations()).toEqual(
    expect.arrayContaining(['createDeliveryZone', 'createPostalCode', 'runImport', 'uploadImport']),
  );

  const again = await table.check(await table.upload(file), { createMissing: true });
  expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 3, refused: 3 });

  const undone = await table.undo(doneImport.id);
  expect([undone.state, undone.counts.kept, await codes()]).toEqual(['undone', 0, []]);
  expect((await owner.call('delivery-zones', 'list', {})).items.map(({ name }) => name.fr)).toEqual(['Est parisien']);
});

test('several codes of a cell and a range of them are a record each, told by their line', async () => {
  const { id } = await table.check(
    await table.upload(
      'code\n"75001, 75002 ; 75003"\n1000-01090\n33 à 35\n75020 / 75011\n75001-76000\n69001 69001\n75002\n',
    ),
  );
  const rows = await table.rows(id);
  expect(
    rows.filter(({ state }) => state === 'refused').map(({ number, faults }) => [number, faults[0]?.message]),
  ).toEqual([
    [6, '“75001-76000” is a range that the post does not know: one code for each row, or a range of one département'],
  ]);
  const upload = await owner.call('imports', 'getImport', { id });
  expect([upload.total, upload.counts.refused, upload.counts.same]).toEqual([13, 1, 1]);
  const imported = await table.run(id);
  const nowCodes = (await codes()).map(([code]) => code);
  expect(nowCodes).toEqual(
    expect.arrayContaining(['01000', '01090', '33', '34', '35', '69001', '75001', '75002', '75003', '75011', '75020']),
  );
  await table.undo(imported.id);
  expect(await codes()).toEqual([]);
});

test('what was changed goes back, unless somebody has changed it since', async () => {
  const first = await table.import('code;zone;ville\n93100;Est parisien;Montreuil\n93200;Est parisien;Saint-Denis\n');
  const second = await table.import('code;zone\n93100;\n93200;\n93300;Est parisien\n');
  expect([first.counts, second.counts]).toMatchObject([{ new: 2 }, { new: 1, same: 2 }]);
  const third = await table.import('code;ville\n93100;MONTREUIL\n93200;ST DENIS\n');
  expect(third.counts).toMatchObject({ changed: 2 });
  const [{ id, ...code }] = (await owner.call('postal-codes', 'list', { search: '93200' })).items as [
    Awaited<ReturnType<typeof owner.call<'postal-codes', 'get'>>>,
  ];
  await owner.call(
    'postal-codes',
    'update',
    { id },
    { version: code.version, country: 'FR', code: '93200', city: 'Mine', zoneId: code.zoneId },
  );
  const undone = await table.undo(third.id);
  expect(undone.counts.kept).toBe(1);
  expect(await table.rows(third.id, 'kept')).toMatchObject([{ faults: [{ message: 'Changed since the import' }] }]);
  expect((await codes()).map(([name, city]) => [name, city])).toEqual([
    ['93100', 'Montreuil'],
    ['93200', 'Mine'],
    ['93300', 'Aubervilliers'],
  ]);
});

test('all or nothing refuses a file with refused rows, and gives up where a row no longer passes', async () => {
  const faulty = await table.check(await table.upload('code;zone\n94100;Nulle part\n94110;Est parisien\n'));
  expect(faulty.counts).toMatchObject({ new: 1, refused: 1 });
  await expect(owner.call('imports', 'runImport', { id: faulty.id }, { allOrNothing: true })).rejects.toMatchObject({
    problem: { code: 'import-has-refusals' },
  });
  const good = await table.check(await table.upload('code;zone\n94120;Zone B\n94130;Est parisien\n'), {
    createMissing: true,
  });
  await owner.call('imports', 'runImport', { id: good.id }, { allOrNothing: true });
  await db
    .updateTable('import_rows')
    .set({ cells: JSON.stringify(['x', '']) })
    .where('import_id', '=', good.id)
    .where('number', '=', 3)
    .execute();
  await table.work();
  const givenUp = await owner.call('imports', 'getImport', { id: good.id });
  expect(givenUp).toMatchObject({ state: 'checked', allOrNothing: true, counts: { new: 1, refused: 1 } });
  expect((await codes()).map(([code]) => code)).not.toContain('94120');
});

test('a cancelled check waits for its columns again; a cancelled import keeps what it wrote', async () => {
  const lines = Array.from({ length: 410 }, (_, number) => `${60000 + number};Est parisien`);
  const upload = await table.upload(`code;zone\n${lines.join('\n')}\n`);
  await owner.call('imports', 'previewImport', { id: upload.id }, { mapping: upload.mapping, createMissing: false });
  await owner.call('imports', 'cancelImport', { id: upload.id });
  await table.work();
  expect((await owner.call('imports', 'getImport', { id: upload.id })).state).toBe('uploaded');
  const checked = await table.check(upload);
  await owner.call('imports', 'runImport', { id: checked.id }, { allOrNothing: false });
  await owner.call('imports', 'cancelImport', { id: checked.id });
  await table.work();
  const stoppedImport = await owner.call('imports', 'getImport', { id: checked.id });
  expect(stoppedImport).toMatchObject({ state: 'done', isCancelled: true, done: 400, counts: { new: 400 } });
  await table.undo(checked.id);
});

test('an import that was cut short goes on where it was', async () => {
  const lines = Array.from({ length: 410 }, (_, number) => `${61000 + number};Est parisien`);
  const checked = await table.check(await table.upload(`code;zone\n${lines.join('\n')}\n61000;Est parisien\n61001;\n`));
  await owner.call('imports', 'runImport', { id: checked.id }, { allOrNothing: false });
  await table.workOnce();
  expect(await owner.call('imports', 'getImport', { id: checked.id })).toMatchObject({ state: 'running', done: 400 });
  await table.work();
  const doneImport = await owner.call('imports', 'getImport', { id: checked.id });
  expect(doneImport).toMatchObject({ state: 'done', counts: { new: 410, same: 1, refused: 1 } });
  await table.undo(checked.id);
});

test('columns are remembered by their headings, the line of the headings can be said, and nonsense is refused', async () => {
  const text = 'Où;Qui\n95100;Est parisien\n';
  const upload = await table.upload(text);
  expect(upload.mapping).toEqual([null, null]);
  const preview = (mapping: (string | null)[]) =>
    owner.call('imports', 'previewImport', { id: upload.id }, { mapping, createMissing: false });
  await expect(preview([null, 'zone'])).rejects.toMatchObject({ problem: { field: 'mapping' } });
  await expect(preview(['wat', 'code'])).rejects.toMatchObject({ problem: { field: 'mapping.0' } });
  await expect(preview(['code', 'code'])).rejects.toMatchObject({ problem: { field: 'mapping' } });
  await preview(['code', 'zone']);
  await expect(preview(['code', 'zone'])).rejects.toMatchObject({ problem: { code: 'import-elsewhere' } });
  await table.work();
  expect((await table.upload(text)).mapping).toEqual(['code', 'zone']);
  const otherUpload = await table.upload('a;b\ncode;zone\n95100;\n');
  const back = await owner.call('imports', 'setHeadingLine', { id: otherUpload.id }, { headingLine: 1 });
  expect([otherUpload.headingLine, back.headings, back.total]).toEqual([2, ['a', 'b'], 2]);
});

test('of a workbook the sheet whose headings are known is read, or the one that somebody chooses', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Accueil', rows: [['Nos codes'], ['un', 'deux']] },
      {
        name: 'Codes',
        rows: [
          ['CP', 'Zone'],
          ['95300', 'Est parisien'],
        ],
      },
      { name: 'Anciens', rows: [['CP'], ['95310'], ['95320']] },
    ],
  });
  const upload = await table.uploadBytes(new Uint8Array(bytes), 'codes.xlsx');
  expect([upload.sheets.map(({ name }) => name), upload.sheet, upload.total]).toEqual([
    ['Accueil', 'Codes', 'Anciens'],
    1,
    1,
  ]);
  const { id } = await table.check(upload);
  const chosenSheet = await owner.call('imports', 'setSheet', { id }, { sheet: 2 });
  expect(chosenSheet).toMatchObject({ state: 'uploaded', headings: ['CP'], mapping: ['code'], total: 2 });
  expect((await table.run((await table.check(chosenSheet)).id)).counts).toMatchObject({ new: 2 });
  expect((await table.rows(id)).map(({ cells }) => cells)).toEqual([['95310'], ['95320']]);
  await expect(owner.call('imports', 'setSheet', { id }, { sheet: 1 })).rejects.toMatchObject({
    problem: { code: 'import-elsewhere' },
  });
  expect((await table.undo(id)).counts.kept).toBe(0);
  await expect(owner.call('imports', 'setSheet', { id: upload.id }, { sheet: 9 })).rejects.toThrow();
});

test('the template names what is read, and refused rows come back with their reasons', async () => {
  const template = await owner.call('imports', 'getImportTemplate', { noun: 'postal-codes' });
  const bytes = Buffer.from(await template.arrayBuffer());
  const upload = await table.uploadBytes(bytes);
  expect(upload.mapping).toEqual(['code', 'zone', 'city', 'country']);
  const checked = await table.check(await table.upload('code;zone\n94100;=1+1\n94110;Ailleurs\n'));
  const refusedRows = await owner.call('imports', 'exportRefusedRows', { id: checked.id });
  expect(await readSheet(Buffer.from(await refusedRows.arrayBuffer()))).toEqual([
    ['code', 'zone', 'Line', 'Reason'],
    [
      '94100',
      '=1+1',
      2,
      '“=1+1” is a formula: paste its value ; No zone is called “=1+1”: add it first, with its fees',
    ],
    ['94110', 'Ailleurs', 3, 'No zone is called “Ailleurs”: add it first, with its fees'],
  ]);
});

test('an import is undone for a day; then its rows go', async () => {
  const { id } = await table.import('code;zone\n95200;Est parisien\n');
  time.now = new Date(mondayMorning.getTime() + 24 * 3_600_000);
  const laterOwner = await signedIn('owner');
  await expect(laterOwner.call('imports', 'undoImport', { id })).rejects.toMatchObject({
    problem: { code: 'import-undo-ended' },
  });
  const rows = () => laterOwner.call('imports', 'listImportRows', { id });
  await table.clear();
  expect((await rows()).items).toHaveLength(1);
  await clearImportRows(db, new Date(mondayMorning.getTime() + 25.1 * 3_600_000));
  expect((await rows()).items).toEqual([]);
  expect((await laterOwner.call('imports', 'listImports', {})).items[0]).toMatchObject({ id, counts: { new: 1 } });
  time.now = mondayMorning;
});

test('whoever imports may write by hand all that comes in', async () => {
  for (const scopes of Object.values(roleScopes))
    if (scopes.includes('imports:write'))
      expect(scopes).toEqual(expect.arrayContaining(['catalogue:write', 'clients:write', 'delivery:write']));
  expect((await signedIn('accountant')).offers('imports', 'uploadImport')).toBe(false);
});
