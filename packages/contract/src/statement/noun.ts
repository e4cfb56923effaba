import type { Scope } from '@traiteur/domain/scopes.ts';
import * as z from 'zod/mini';
import { version } from './fields.ts';
import { listQuery, oneThing, pageOf } from './lists.ts';
import { operationsOf } from './operation.ts';
import type { RefusalCode } from '../wire/refusals.ts';

type Shape = Record<string, z.ZodMiniType>;

interface Noun<
  Tag extends string,
  One extends string,
  Many extends string,
  Input extends Shape,
  Row extends z.ZodMiniType,
  Detail extends z.ZodMiniType,
  Sorts extends readonly [string, ...string[]],
  Filters extends Shape,
> {
  tag: Tag;
  one: One;
  many: Many;
  read: Scope;
  write: Scope;
  /** What an administrator may write. */
  input: z.ZodMiniObject<Input>;
  /** What a list shows of it. */
  row: Row;
  /** The whole thing, with `id` and `version`. */
  detail: Detail;
  sorts: Sorts;
  filters: Filters;
  /** Refusals of creating and updating, beside the usual ones. */
  saving?: readonly RefusalCode[];
  /** Refusals of removing, beside the usual ones. */
  removing?: readonly RefusalCode[];
}

/**
 * The five operations every kept noun has: list, get, create, update and remove, named after it (`listTags`, `getTag`…).
 * An update carries the `version` it edited and is refused as `stale` when another came first.
 */
export const noun = <
  const Tag extends string,
  const One extends string,
  const Many extends string,
  Input extends Shape,
  Row extends z.ZodMiniType,
  Detail extends z.ZodMiniType,
  const Sorts extends readonly [string, ...string[]],
  Filters extends Shape,
>(
  of: Noun<Tag, One, Many, Input, Row, Detail, Sorts, Filters>,
) => {
  const saving = of.saving ?? [];
  const operations = {
    [`list${of.many}`]: {
      summary: `Lists ${of.tag}, a page at a time.`,
      method: 'GET',
      path: `/${of.tag}`,
      scope: of.read,
      query: listQuery(of.sorts, of.filters),
      result: pageOf(of.row),
      refusals: [],
    },
    [`get${of.one}`]: {
      summary: `Answers one of the ${of.tag} with all its fields.`,
      method: 'GET',
      path: `/${of.tag}/{id}`,
      scope: of.read,
      params: oneThing,
      result: of.detail,
      refusals: ['not-found'],
    },
    [`create${of.one}`]: {
      summary: `Adds one to the ${of.tag}.`,
      method: 'POST',
      path: `/${of.tag}`,
      scope: of.write,
      body: of.input,
      result: of.detail,
      status: 201,
      refusals: ['already-taken', ...saving],
    },
    [`update${of.one}`]: {
      summary: `Saves one of the ${of.tag}; refused when somebody saved it since the version given.`,
      method: 'PUT',
      path: `/${of.tag}/{id}`,
      scope: of.write,
      params: oneThing,
      body: z.extend(of.input, { version }),
      result: of.detail,
      refusals: ['not-found', 'stale', 'already-taken', ...saving],
    },
    [`remove${of.one}`]: {
      summary: `Removes one of the ${of.tag}; refused while it is in use.`,
      method: 'DELETE',
      path: `/${of.tag}/{id}`,
      scope: of.write,
      params: oneThing,
      refusals: ['not-found', 'in-use', ...(of.removing ?? [])],
    },
  };
  // The keys are computed from the noun's names, which the compiler widens to string.
  return operationsOf(of.tag, operations as unknown as NounOperations<One, Many, Input, Row, Detail, Sorts, Filters>);
};

type NounOperations<
  One extends string,
  Many extends string,
  Input extends Shape,
  Row extends z.ZodMiniType,
  Detail extends z.ZodMiniType,
  Sorts extends readonly [string, ...string[]],
  Filters extends Shape,
> = {
  [N in `list${Many}`]: Stated<'GET'> & {
    query: ReturnType<typeof listQuery<Sorts, Filters>>;
    result: ReturnType<typeof pageOf<Row>>;
  };
} & { [N in `get${One}`]: Stated<'GET'> & { params: typeof oneThing; result: Detail } } & {
  [N in `create${One}`]: Stated<'POST'> & { body: z.ZodMiniObject<Input>; result: Detail };
} & {
  [N in `update${One}`]: Stated<'PUT'> & {
    params: typeof oneThing;
    body: z.ZodMiniObject<Input & { version: typeof version }>;
    result: Detail;
  };
} & { [N in `remove${One}`]: Stated<'DELETE'> & { params: typeof oneThing } };

interface Stated<Method> {
  summary: string;
  method: Method;
  path: string;
  scope: Scope;
  refusals: readonly RefusalCode[];
}
