import * as z from 'zod/mini';
import { slug, text, typedName } from '../statement/fields.ts';
import { listExport } from '../statement/list-export.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';
import { mergeInto, moveWithin } from './uses.ts';

/** Provided: annex II of Regulation (EU) 1169/2011. Others can be added. */
const code = text(40).check(z.toLowerCase(), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

export const allergenInput = z.strictObject({ name: typedName(80), slug, code, active: z.boolean() });

/** `position`: a new one comes last. */
export const allergen = z.object({ ...storedFields, ...allergenInput.shape, position: z.int() });
export type Allergen = z.output<typeof allergen>;

const allergenNoun = noun({
  tag: 'allergens',
  one: 'Allergen',
  many: 'Allergens',
  named: 'name',
  read: 'catalogue:read',
  write: 'catalogue:write',
  input: allergenInput,
  row: allergen,
  detail: allergen,
  sorts: ['position', 'name', 'code'],
  filters: { active: z.optional(z.enum(['true', 'false'])) },
  saving: ['ingredients-too-long'],
});

const allergenMerge = mergeInto('allergens', allergen);

export const allergens = {
  ...allergenNoun,
  operations: {
    ...allergenNoun.operations,
    updateAllergenPosition: moveWithin('allergens', allergen),
    exportAllergens: listExport(allergenNoun),
    mergeAllergens: {
      ...allergenMerge,
      refusals: [...allergenMerge.refusals, 'ingredients-too-long'] as const,
      summary:
        'Gives the dishes and eaters of another allergen this one: contains before may contain, an allergy before an intolerance. Standing orders are judged again. Undone within a day by undoCatalogueMerge.',
    },
  },
};
