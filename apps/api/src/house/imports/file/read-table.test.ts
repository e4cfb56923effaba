import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { blankPng } from '../../../testing/blank-png.ts';
import { readTable } from './read-table.ts';

const read = async (bytes: Uint8Array) =>
  (await readTable(Uint8Array.from(bytes))).map(({ number, cells }) => [number, ...cells]);
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
])('%s', async (_, bytes) => {
  expect(await read(bytes)).toEqual(twoLines);
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

const sheet = (cells: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;
const workbook = (parts: Record<string, string>) =>
  zipSync(
    Object.fromEntries(
      Object.entries({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': sheet(''), ...parts }).map(
        ([name, text]) => [name, strToU8(text)],
      ),
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
  ['file-not-a-table', 'half an archive', bombOf(1000).subarray(0, 1000)],
  ['file-not-a-table', 'a bomb that lies', bombOf(1000)],
  ['file-too-large', 'a bomb', bombOf(2_000_000_000)],
  ['file-old-format', 'an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['file-with-macros', 'macros', workbook({ 'xl/vbaProject.bin': 'x' })],
  ['file-with-formulas', 'formulas', workbook({ 'xl/worksheets/sheet1.xml': sheet('<c><f>1+1</f><v>2</v></c>') })],
  ['file-with-entities', 'entities', workbook({ 'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY b "c">]><sst/>' })],
  ['file-empty', 'nothing', utf8(';;\n\n')],
  ['file-too-many-rows', 'too many rows', utf8('a;b\n'.repeat(50_030))],
  ['file-too-many-columns', 'too many columns', utf8('a;'.repeat(300))],
])('%s: %s', async (code, _, bytes) => {
  await expect(readTable(Uint8Array.from(bytes))).rejects.toMatchObject({ code });
});
