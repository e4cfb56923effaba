import * as z from 'zod/mini';
import { flag, slug, typedName } from '../statement/fields.ts';
import { listExport } from '../statement/list-export.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';
import { mergeInto, moveWithin } from './uses.ts';

const sizeInput = z.strictObject({ name: typedName(80), slug, active: z.boolean() });

/** `position`: the smallest first; a new one comes last. */
export const size = z.object({ ...storedFields, ...sizeInput.shape, position: z.int() });
export type Size = z.output<typeof size>;

const sizeNoun = noun({
  tag: 'sizes',
  one: 'Size',
  many: 'Sizes',
  named: 'name',
  read: 'catalogue:read',
  write: 'catalogue:write',
  input: sizeInput,
  row: size,
  detail: size,
  sorts: ['position', 'name'],
  filters: { active: z.optional(flag) },
});

export const sizes = {
  ...sizeNoun,
  operations: {
    ...sizeNoun.operations,
    updateSizePosition: moveWithin('sizes', size),
    exportSizes: listExport(sizeNoun),
    mergeSizes: {
      ...mergeInto('sizes', size),
      summary:
        'Gives the offers of another size this one; a dish sold in both keeps the price of this one, and orders the size that they name. Undone within a day by undoCatalogueMerge.',
    },
  },
};
