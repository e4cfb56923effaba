import * as z from 'zod/mini';
import { bilingual } from './fields.ts';
import { listQuery, pageOf, stored } from './lists.ts';
import { operationsOf } from './operation.ts';

export const category = z.object({ ...stored, name: bilingual(80), position: z.int(), active: z.boolean() });
export type Category = z.output<typeof category>;

export const categories = operationsOf('categories', {
  listCategories: {
    summary: 'Lists the categories of products, in the order of the menu.',
    method: 'GET',
    path: '/categories',
    scope: 'catalogue:read',
    query: listQuery(['position'], {}),
    result: pageOf(category),
    refusals: [],
  },
});
