import * as z from 'zod/mini';
import { id, idParameter, text, writable } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

/** Views that one person keeps of one list. */
export const mostViews = 50;

/** A list, by its noun's tag. */
const list = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40));

/** What a list's address asks for, by name; the list leaves out what it does not know. */
const query = z
  .record(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)), z.string().check(z.maxLength(400), writable))
  .check(
    z.refine((names) => Object.keys(names).length <= 40, { params: { code: 'too-long' } }),
    // A view that begins on another page would hide what comes before.
    z.refine((names) => !Object.hasOwn(names, 'after')),
  );

const viewFields = {
  list,
  /** One's own view of that name is saved anew. */
  name: text(60),
  query,
  /** Whether the whole house has it. */
  shared: z.boolean(),
  /** Whether the list begins with it, for who saves it. */
  isDefault: z.boolean(),
};

const viewInput = z.strictObject({
  ...viewFields,
  /** The caller's own view that gets this name, and what it shows; without one a view is added. */
  id: z.optional(id),
});
export type ViewInput = z.output<typeof viewInput>;

const savedView = z.object({
  id,
  ...viewFields,
  /** Whether it is the caller's, who alone may save it anew or remove it; and whose it is. */
  own: z.boolean(),
  by: z.string(),
});
export type SavedView = z.output<typeof savedView>;

/** A view that says who somebody is, and whose it is, who alone can remove it. */
export const namingView = z.object({ list, name: z.string(), by: z.string() });
export type NamingView = z.output<typeof namingView>;

/** Views are everybody's own way to look at a list: the log tells of none. */
export const savedViews = operationsOf('saved-views', {
  listViews: {
    summary: 'Lists the caller’s views of a list and those that others share, by name.',
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
