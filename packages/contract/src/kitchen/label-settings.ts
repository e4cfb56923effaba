import { storages } from '@traiteur/domain/kitchen/stock/storages.ts';
import * as z from 'zod/mini';
import { keepingInput } from '../catalogue/products.ts';
import { optionalText, version } from '../statement/fields.ts';
import { storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

const keeping = z.strictObject(keepingInput);
export type StorageKeeping = z.output<typeof keeping>;

const labelSettingsInput = z.strictObject({
  ...(Object.fromEntries(storages.map((storage) => [storage, keeping])) as Record<
    (typeof storages)[number],
    typeof keeping
  >),
  /** Why labels need no nutrition (Regulation (EU) 1169/2011, annex V, 19); empty: they need it. */
  exemption: optionalText(300),
});
export type LabelSettingsInput = z.output<typeof labelSettingsInput>;

const labelSettingsRecord = z.object({ ...storedFields, ...labelSettingsInput.shape });
export type LabelSettings = z.output<typeof labelSettingsRecord>;

const names = {
  tag: 'label-settings',
  one: 'LabelSettings',
  many: 'LabelSettings',
  input: labelSettingsInput,
} as const;

export const labelSettings = operationsOf(names, {
  get: {
    summary: 'Answers what labels say where a dish says nothing else, by storage, and whether they need nutrition.',
    method: 'GET',
    path: '/label-settings',
    scope: 'kitchen:read',
    result: labelSettingsRecord,
    refusals: [],
  },
  update: {
    summary: 'Saves what labels say where a dish says nothing else, and why they need no nutrition, if so.',
    method: 'PUT',
    path: '/label-settings',
    scope: 'administrators:write',
    body: z.extend(labelSettingsInput, { version }),
    result: labelSettingsRecord,
    reads: 'get',
    refusals: ['stale'],
  },
});
