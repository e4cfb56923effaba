import * as z from 'zod/mini';
import { id, idParameter, text, writable } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

export const mostViews = 50;

const list = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40));

/** By name; the list ignores unknown names. */
const query = z
  .record(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)), z.string().check(z.maxLength(400), writable))
  .check(
    z.refine((names) => Object.keys(names).length <= 40, { params: { code: 'too-long' } }),
    // A view that starts on another page would hide rows.
    z.refine((names) => !Object.hasOwn(names, 'after')),
  );

const viewFields = {
  list,
  name: text(60),
  query,
  shared: z.boolean(),
  isDefault: z.boolean(),
};

const viewInput = z.strictObject({
  ...viewFields,
  id: z.optional(id),
});
export type ViewInput = z.output<typeof viewInput>;

const savedView = z.object({
  id,
  ...viewFields,
  own: z.boolean(),
  by: z.string(),
});
export type SavedView = z.output<typeof savedView>;

/** A view with personal data, and its owner, who alone can remove it. */
export const namingView = z.object({ list, name: z.string(), by: z.string() });
export type NamingView = z.output<typeof namingView>;

/** Personal settings: not in the audit log. */
export const savedViews = operationsOf('saved-views', {
  listViews: {
    summary:
      'Lists the caller’s views of a list that they may read and those that others share, by name. Those of others that search or filter by a client’s contact are for who may reach clients.',
    method: 'GET',
    path: '/saved-views',
    scope: 'staff',
    query: z.strictObject({ list }),
    result: z.object({ items: z.array(savedView) }),
    refusals: [],
  },
  saveView: {
    summary: `Saves what a list is narrowed down by under a name, ${mostViews} of a list at most; the caller’s own view of that name is replaced, and one that is named by its id gets that name.`,
    method: 'POST',
    path: '/saved-views',
    scope: 'staff',
    body: viewInput,
    result: savedView,
    audit: 'none',
    refusals: ['too-many-views'],
  },
  chooseDefaultView: {
    summary: 'Says with which view a list begins for the caller; without one it begins with everything.',
    method: 'PUT',
    path: '/default-views',
    scope: 'staff',
    body: z.strictObject({ list, viewId: z.nullable(idParameter) }),
    audit: 'none',
    refusals: ['not-found'],
  },
  removeView: {
    summary: 'Removes a view of the caller’s.',
    method: 'DELETE',
    path: '/saved-views/{id}',
    scope: 'staff',
    params: oneThing,
    audit: 'none',
    refusals: ['not-found'],
  },
});
