import type { Scope } from '@traiteur/domain/access/scopes.ts';
import * as z from 'zod/mini';
import type { RefusalCode } from './refusals.ts';
import { version } from './fields.ts';
import { listQuery, oneThing, pageOf } from './lists.ts';
import type { Operation, RecordName, Verb } from './operation.ts';

type Shape = Record<string, z.ZodMiniType>;

interface NounStatement<
  Tag extends string,
  Input extends Shape,
  Row extends z.ZodMiniType,
  Detail extends z.ZodMiniType,
  Sorts extends readonly [string, ...string[]],
  Filters extends Shape,
> {
  tag: Tag;
  /** As in operation names: `getAllergen`, `listAllergens`. */
  one: string;
  many: string;
  named?: RecordName;
  read: Scope;
  write: Scope;
  input: z.ZodMiniObject<Input>;
  row: Row;
  detail: Detail;
  sorts: Sorts;
  filters: Filters;
  /** A person: the audit log forgets their data on removal. */
  person?: true;
  /** Bytes. */
  largestBody?: number;
  saving?: readonly RefusalCode[];
  removing?: readonly RefusalCode[];
}

/** An update sends the `version` it edited; `stale` when it is outdated. */
export const noun = <
  const Tag extends string,
  Input extends Shape,
  Row extends z.ZodMiniType,
  Detail extends z.ZodMiniType,
  const Sorts extends readonly [string, ...string[]],
  Filters extends Shape,
>({
  saving = [],
  removing = [],
  ...statement
}: NounStatement<Tag, Input, Row, Detail, Sorts, Filters>) => {
  const { tag, read, write, input, row, detail } = statement;
  const size = statement.largestBody === undefined ? {} : { largestBody: statement.largestBody };
  return {
    ...statement,
    operations: {
      list: {
        summary: `Lists ${tag}, a page at a time.`,
        method: 'GET',
        path: `/${tag}`,
        scope: read,
        query: listQuery(statement.sorts, statement.filters),
        result: pageOf(row),
        refusals: [],
      },
      get: {
        summary: `Answers one of the ${tag} with all its fields.`,
        method: 'GET',
        path: `/${tag}/{id}`,
        scope: read,
        params: oneThing,
        result: detail,
        refusals: ['not-found'],
      },
      create: {
        summary: `Adds one to the ${tag}.`,
        method: 'POST',
        path: `/${tag}`,
        scope: write,
        body: input,
        ...size,
        result: detail,
        status: 201,
        refusals: ['already-taken', ...saving],
      },
      update: {
        summary: `Saves one of the ${tag}; refused when somebody saved it since the version given.`,
        method: 'PUT',
        path: `/${tag}/{id}`,
        scope: write,
        params: oneThing,
        body: z.extend(input, { version }),
        ...size,
        result: detail,
        reads: 'get',
        refusals: ['not-found', 'stale', 'already-taken', ...saving],
      },
      remove: {
        summary: `Removes one of the ${tag}; refused while it is in use.`,
        method: 'DELETE',
        path: `/${tag}/{id}`,
        scope: write,
        params: oneThing,
        reads: 'get',
        ...(statement.person && { forgets: [tag] }),
        refusals: ['not-found', 'in-use', ...removing],
      },
    } satisfies Record<Verb, Operation>,
  };
};
