import * as z from 'zod/mini';
import { colour, flag, slug, typedName } from '../statement/fields.ts';
import { listExport } from '../statement/list-export.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';
import { mergeInto, moveWithin } from './uses.ts';

const tagInput = z.strictObject({ name: typedName(80), slug, colour, active: z.boolean() });

/** `position`: a new one comes last. */
export const tag = z.object({ ...storedFields, ...tagInput.shape, position: z.int() });
export type Tag = z.output<typeof tag>;

const tagNoun = noun({
  tag: 'tags',
  one: 'Tag',
  many: 'Tags',
  named: 'name',
  read: 'catalogue:read',
  write: 'catalogue:write',
  input: tagInput,
  row: tag,
  detail: tag,
  sorts: ['position', 'name'],
  filters: { active: z.optional(flag) },
});

export const tags = {
  ...tagNoun,
  operations: {
    ...tagNoun.operations,
    updateTagPosition: moveWithin('tags', tag),
    exportTags: listExport(tagNoun),
    mergeTags: {
      ...mergeInto('tags', tag),
      summary: 'Gives the products of another tag this one. Undone within a day by undoCatalogueMerge.',
    },
  },
};
