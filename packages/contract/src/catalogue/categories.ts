import * as z from 'zod/mini';
import { flag, typedName } from '../statement/fields.ts';
import { listExport } from '../statement/list-export.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';
import { operationsOf } from '../statement/operation.ts';
import { moveWithin } from './uses.ts';

const categoryInput = z.strictObject({
  name: typedName(80),
  active: z.boolean(),
  /** Its dishes are offered beside the choices of a planned date. */
  permanent: z._default(z.boolean(), false),
});

/** `position`: a new one comes last. */
export const category = z.object({ ...storedFields, ...categoryInput.shape, position: z.int() });
export type Category = z.output<typeof category>;

const statement = noun({
  tag: 'categories',
  one: 'Category',
  many: 'Categories',
  named: 'name',
  read: 'catalogue:read',
  write: 'catalogue:write',
  input: categoryInput,
  row: category,
  detail: category,
  sorts: ['position', 'name'],
  filters: { active: z.optional(flag) },
});

export const categories = operationsOf(statement, {
  ...statement.operations,
  updateCategoryPosition: moveWithin('categories', category),
  exportCategories: listExport(statement),
});
