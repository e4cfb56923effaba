import { type PostalCode, postalCodeInput, postalCodes } from '@traiteur/contract/delivery/postal-codes.ts';
import { countryTyped, plainWords, postalCodeTyped } from '@traiteur/domain/house/imports/typed-cells.ts';
import { houseCountry } from '@traiteur/domain/clients/phone-number.ts';
import { postalCodeColumns as words } from '@traiteur/words/house/imports/postal-code-columns.ts';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../../database/schema.ts';
import { cityOfEach, postList } from '../../../delivery/cities/city-list.ts';
import {
  findPostalCodes,
  insertPostalCodes,
  postalCodesById,
  removePostalCode,
  updatePostalCode,
} from '../../../delivery/postal-codes/postal-code-rows.ts';
import { meanings } from '../../../delivery/postal-codes/postal-codes.table.ts';
import type { Cells } from './cells.ts';
import type { ImportColumn } from './import-kind.ts';
import { type ImportedLines, importLines } from './import-lines.ts';
import { insertMissingZones, removeEmptyZones, zonesByName } from './missing-zones.ts';
import { codesOfCell, isRangeTyped } from './several-codes.ts';

type Input = z.output<typeof postalCodeInput>;

interface Fields {
  country: string;
  code: string;
  city: string;
  /** Undefined where the file has no word of it. */
  zoneId: number | undefined;
  /** Of a zone that the house does not have. */
  zoneName: string | undefined;
}

export const postalCodeColumns: ImportColumn[] = [
  { key: 'code', ...words.code, required: true, example: ['75011', '75011'] },
  { key: 'zone', ...words.zone, example: ['Est parisien', 'East Paris'] },
  { key: 'city', ...words.city, example: ['Paris', 'Paris'] },
  { key: 'country', ...words.country, example: ['France', 'France'] },
];

/** Stands for the id that a zone will get, while rows are only checked. */
const idToCome = 2_147_483_647;

export async function postalCodeLines(db: Kysely<Database>, createMissing: boolean): Promise<ImportedLines> {
  let zones = await zonesByName(db);
  const cities = await cityOfEach([...(await postList()).values()].flat().map(({ codePostal }) => codePostal));
  const frenchCodes = [...cities.keys()].toSorted();
  const zoneIdOf = (name: string) => zones.get(plainWords(name));

  function readZone(cells: Cells): Pick<Fields, 'zoneId' | 'zoneName'> {
    const name = cells.text('zone');
    const id = zoneIdOf(name);
    if (name === '' || id !== undefined) return { zoneId: id ?? undefined, zoneName: undefined };
    if (!createMissing) cells.fault('zone', 'unknown-zone', name);
    return { zoneId: idToCome, zoneName: name };
  }

  const codesOf = (text: string, country: string) => codesOfCell(text, country === 'FR', frenchCodes);

  function readCode(cells: Cells): Pick<Fields, 'country' | 'code'> {
    const country = cells.read('country', countryTyped, 'unread-country') ?? houseCountry;
    // The others of the cell have rows of their own.
    const [text = ''] = codesOf(cells.text('code'), country);
    const restored = postalCodeTyped(text, country);
    // Four digits are a beginning too: only what the post knows gets its 0 back.
    const code = country !== 'FR' || cities.has(restored) ? restored : text.replace(/\s/g, '').toUpperCase();
    return { country, code };
  }

  function readOneCode(cells: Cells): Pick<Fields, 'country' | 'code'> {
    const read = readCode(cells);
    const [text = ''] = codesOf(cells.text('code'), read.country);
    if (read.country === houseCountry && isRangeTyped(text)) cells.fault('code', 'code-range', text);
    return read;
  }

  return importLines<Fields, Input, PostalCode>(
    {
      noun: postalCodes,
      columns: postalCodeColumns,
      read: (cells) => ({ ...readOneCode(cells), city: cells.text('city'), ...readZone(cells) }),
      keysOf: (cells) => {
        const { country, code } = readCode(cells);
        return code === '' ? [] : [`${country} ${code}`];
      },
      spread: (cells) => {
        const country = countryTyped(cells.text('country')) ?? houseCountry;
        return { column: 'code', texts: codesOf(cells.text('code'), country).slice(1) };
      },
      find: findPostalCodes,
      complete: ({ country, code, city, zoneId, zoneName }, storedCode) => ({
        country,
        code,
        city: city || storedCode?.city || (country === 'FR' ? (cities.get(code) ?? '') : ''),
        zoneId: (zoneName === undefined ? undefined : zoneIdOf(zoneName)) ?? zoneId ?? storedCode?.zoneId ?? null,
      }),
      schema: postalCodeInput,
      inputOf: ({ country, code, city, zoneId }) => ({ country, code, city, zoneId }),
      columnOf: (field) => (field === 'zoneId' ? 'zone' : field in words ? field : null),
      async makeMissing(transaction, fields, saving) {
        zones = await zonesByName(transaction);
        const names = fields.flatMap(({ zoneName }) => (zoneName === undefined ? [] : [zoneName]));
        return insertMissingZones(transaction, zones, names, saving);
      },
      removeMissing: removeEmptyZones,
      insert: insertPostalCodes,
      update: (transaction, { id, version }, input) => updatePostalCode(transaction, id, version, input),
      remove: removePostalCode,
      get: async (transaction, id) => (await postalCodesById(transaction, [id]))[0],
    },
    meanings,
  );
}
