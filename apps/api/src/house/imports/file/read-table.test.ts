import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { blankPng } from '../../../testing/blank-png.ts';
import { readTable } from './read-table.ts';

const read = async (bytes: Uint8Array) =>
  (await readTable(Uint8Array.from(bytes)))[0]?.lines.map(({ number, cells }) => [number, ...cells]);
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)));
const utf16 = (text: string, mark: number[]) => Uint8Array.from([...mark, ...Buffer.from(text, 'utf16le')]);

const twoLines = [
  [1, 'Prénom', 'Prix'],
  [2, 'Zoé', '12,50 €'],
];

test.each([
  ['UTF-8 and semicolons', utf8('Prénom;Prix\nZoé;12,50 €\n')],
  ['UTF-8 with its mark and tabs', utf8('\uFEFFPrénom\tPrix\r\nZoé\t12,50 €\r\n')],
  ['what Windows writes', latin('Prénom;Prix\r\nZoé;12,50 €\r\n')],
  ['UTF-16 with its mark', utf16('Prénom\tPrix\r\nZoé\t12,50 €', [0xff, 0xfe])],
  ['UTF-16 without', utf16('Prénom;Prix\nZoé;12,50 €', [])],
  ['commas and quotes', utf8('Prénom,Prix\n"Zoé","12,50 €"\n')],
  ['trailing blanks and empty columns', utf8('Prénom;Prix;;\nZoé ; 12,50 €\u00a0;;\n;;;\n')],
  ['lines of old Macs', utf8('Prénom;Prix\rZoé;12,50 €\r')],
  [
    'letters of old Macs',
    Uint8Array.from('Pr\u008enom;Prix\rZo\u008e;12,50 \u00db\r', (letter) => letter.charCodeAt(0)),
  ],
  [
    'letters of DOS, from an old till',
    Uint8Array.from('Pr\u0082nom;Prix\r\nZo\u0082;12,50 \u00d5\r\n', (letter) => letter.charCodeAt(0)),
  ],
  ['lines of two kinds, and accents apart from their letters', utf8('Prénom;Prix\r\nZoé;12,50 €\n'.normalize('NFD'))],
])('%s', async (_, bytes) => {
  expect(await read(bytes)).toEqual(twoLines);
});

test('quotes and dots of Windows are no letters of DOS', async () => {
  const bytes = Uint8Array.from('Nom;Note\nMartin;\u0093sans sel\u0085\u0094\n', (letter) => letter.charCodeAt(0));
  expect(await read(bytes)).toEqual([
    [1, 'Nom', 'Note'],
    [2, 'Martin', '“sans sel…”'],
  ]);
});

test('lines keep the number that they have in the file; quoted lines, said separators and kept zeros are read', async () => {
  expect(await read(utf8('sep=,\nListe,\n\nNom,Note\n"Martin","2e étage\nfond de cour"\n="0612",x'))).toEqual([
    [2, 'Liste'],
    [4, 'Nom', 'Note'],
    [5, 'Martin', '2e étage\nfond de cour'],
    [6, '0612', 'x'],
  ]);
});

test('a workbook gives days, numbers, yes and no as text, from its first sheet that holds something', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'vide', rows: [] },
      {
        name: 'liste',
        rows: [
          ['Nom', 'Jour', 'Tél', 'Prix', 'Oui'],
          ['Zoé', new Date('2024-03-12T00:00:00Z'), 612345678, 0.1 + 0.2, true],
          ...Array.from({ length: 3000 }, () => [null, '', '  ']),
        ],
      },
    ],
  });
  expect(await read(bytes)).toEqual([
    [1, 'Nom', 'Jour', 'Tél', 'Prix', 'Oui'],
    [2, 'Zoé', '2024-03-12', '612345678', '0.3', '1'],
  ]);
});

test('of a workbook the sheets that are seen are read, those with formulas told; merged cells and errors keep their text', async () => {
  const cell = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const part = (rows: string, end = '') =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${end}</worksheet>`;
  const parts = [
    part('<row r="1"><c r="A1"><v>1</v></c></row>'),
    part('<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>A1</f><v>1</v></c></row>'),
    part(
      `<row r="1">${cell('A1', 'Nom')}${cell('B1', 'Allergies')}</row><row r="2">${cell('A2', 'Zoé')}${cell('B2', 'lait')}</row><row r="3"><c r="B3" t="e"><v>#N/A</v></c></row>`,
      '<mergeCells count="2"><mergeCell ref="A2:A3"/><mergeCell ref="A1:B1"/></mergeCells>',
    ),
  ];
  const names = ['Liste', 'Accueil', 'Clients &amp; co'];
  const bytes = workbook({
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" ${index === 0 ? 'state="hidden"' : ''} r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((_, index) => `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(parts.map((text, index) => [`xl/worksheets/sheet${index + 1}.xml`, text])),
  });
  expect(await readTable(bytes)).toEqual([
    { name: 'Accueil', formula: 'B1', lines: [] },
    {
      name: 'Clients & co',
      formula: undefined,
      lines: [
        { number: 1, cells: ['Nom', 'Allergies'] },
        { number: 2, cells: ['Zoé', 'lait'] },
        { number: 3, cells: ['Zoé', '#N/A'] },
      ],
    },
  ]);
});

const sheet = (cells: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;
const workbook = (parts: Record<string, string>) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1" r:id="r"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r" Target="worksheets/sheet1.xml"/></Relationships>',
        'xl/worksheets/sheet1.xml': sheet(''),
        ...parts,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );
/** Five megabytes of blanks, of which the archive says another size. */
function bombOf(bytesSaid: number): Uint8Array {
  const bytes = workbook({ 'xl/worksheets/sheet1.xml': sheet(' '.repeat(5_000_000)) });
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 4; at++)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1_000_000)
      view.setUint32(at + 24, bytesSaid, true);
  return bytes;
}

test.each([
  ['file-not-a-table', 'a picture that is called .xlsx', blankPng(2, 2)],
  ['file-not-a-table', 'a program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 2, 3])],
  ['file-not-a-table', 'an archive of something else', zipSync({ 'word/document.xml': strToU8('<w/>') })],
  ['file-not-a-table', 'an archive of no sheets', workbook({ 'xl/workbook.xml': '<workbook/>' })],
  ['file-not-a-table', 'half an archive', bombOf(1000).subarray(0, 1000)],
  ['file-not-a-table', 'a bomb that lies', bombOf(1000)],
  ['file-too-large', 'a bomb', bombOf(2_000_000_000)],
  ['file-old-format', 'an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['file-with-macros', 'macros', workbook({ 'xl/vbaProject.bin': 'x' })],
  ['file-with-formulas', 'formulas', workbook({ 'xl/worksheets/sheet1.xml': sheet('<c><f>1+1</f><v>2</v></c>') })],
  ['file-open-quote', 'a quote that is never closed', utf8('a;b;c\n1;"2;3\n4;5;6\n')],
  ['file-open-quote', 'a quote that swallows lines', utf8('a;b;c\n1;"2;3\n4;5;6\n7;8";9\n')],
  ['file-with-entities', 'entities', workbook({ 'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY b "c">]><sst/>' })],
  ['file-empty', 'nothing', utf8(';;\n\n')],
  ['file-too-many-rows', 'too many rows', utf8('a;b\n'.repeat(50_030))],
  ['file-too-many-columns', 'too many columns', utf8('a;'.repeat(300))],
])('%s: %s', async (code, _, bytes) => {
  await expect(readTable(Uint8Array.from(bytes))).rejects.toMatchObject({ code });
});
